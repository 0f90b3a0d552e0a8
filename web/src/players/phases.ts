/** The five phases of an Hour, for the line that says where in the Hour the game is. */
import type { Phase } from '../wire/types';

export const PHASES = ['event', 'auction', 'clues', 'turns', 'location'] as const;

/** Which of them it is: the Event is always over when somebody is asked; at the end all are. */
export function phaseNumber(phase: Phase): number {
  if ('auction' in phase) return 1;
  if ('clues' in phase) return 2;
  if ('turn' in phase) return 3;
  return 'over' in phase ? PHASES.length : 4;
}
