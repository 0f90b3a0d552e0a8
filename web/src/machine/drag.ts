/** Dragging a gear by its rim: turns the angle around its centre into teeth of the train. */
import type { Wheel } from './gears';

interface Options {
  /** The turns that are allowed; none means that nothing can be dragged. */
  turns: () => readonly number[];
  /** Shows the train turned by so much, whole or not. */
  move: (teeth: number) => void;
  /** Told when the nearest choice changes; null where there is none. */
  preview: (teeth: number | null) => void;
  /** Told what was chosen in the end. */
  drop: (teeth: number | null) => void;
}

/** Teeth past the last choice, held back as by a spring. */
function held(teeth: number, turns: readonly number[]): number {
  const most = Math.max(0, ...turns);
  const least = Math.min(0, ...turns);
  const spring = (past: number): number => 0.35 * (1 - Math.exp(-past));
  if (teeth > most) return most + spring(teeth - most);
  if (teeth < least) return least - spring(least - teeth);
  return teeth;
}

/** The choice that is nearest to where the train was dragged. */
function chosen(teeth: number, turns: readonly number[]): number | null {
  const whole = Math.round(teeth);
  return turns.includes(whole) ? whole : null;
}

/** Makes gears draggable. */
export function drag({ turns, move, preview, drop }: Options): {
  grab: (event: PointerEvent, wheel: Wheel) => void;
} {
  return {
    grab(event, wheel) {
      const allowed = turns();
      const target = event.currentTarget;
      if (allowed.length === 0 || event.button !== 0 || !(target instanceof SVGGraphicsElement)) return;
      const matrix = target.getScreenCTM();
      if (!matrix) return;
      event.preventDefault();
      target.setPointerCapture(event.pointerId);

      const angle = (at: PointerEvent): number => Math.atan2(at.clientY - matrix.f, at.clientX - matrix.e);
      let before = angle(event);
      let teeth = 0;
      let shown: number | null = null;

      const moved = (next: PointerEvent): void => {
        const now = angle(next);
        const turned = Math.atan2(Math.sin(now - before), Math.cos(now - before));
        before = now;
        teeth += (wheel.spin * turned * wheel.teeth) / (2 * Math.PI);
        const position = held(teeth, allowed);
        move(position);
        const choice = chosen(position, allowed);
        if (choice !== shown) preview((shown = choice));
      };
      const ended = (last: PointerEvent): void => {
        target.removeEventListener('pointermove', moved);
        target.removeEventListener('pointerup', ended);
        target.removeEventListener('pointercancel', ended);
        drop(last.type === 'pointerup' ? shown : null);
        if (shown !== null) preview(null);
      };
      target.addEventListener('pointermove', moved);
      target.addEventListener('pointerup', ended);
      target.addEventListener('pointercancel', ended);
    },
  };
}
