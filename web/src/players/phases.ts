/** The five phases of an Hour, for the header. */
import type { Phase } from '../wire/types';

export const PHASES = ['event', 'auction', 'clues', 'turns', 'location'] as const;

/** The number of the phase; the Event is over before any question, and at the end all are. */
export function phaseNumber(phase: Phase): number {
  if ('auction' in phase) return 1;
  if ('clues' in phase) return 2;
  if ('turn' in phase) return 3;
  return 'over' in phase ? PHASES.length : 4;
}
