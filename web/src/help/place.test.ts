import { describe, expect, it } from 'vitest';
import { place } from './place';

const screen = { width: 390, height: 844 };
const size = { width: 300, height: 120 };

describe('where an explanation goes', () => {
  it('stands above what it explains', () => {
    const at = place({ left: 100, top: 400, width: 100, height: 40 }, size, screen);
    expect(at).toEqual({ left: 8, top: 272, side: 'above' });
  });

  it('goes below where there is no room above', () => {
    expect(place({ left: 40, top: 20, width: 300, height: 44 }, size, screen).side).toBe('below');
  });

  it('goes above where there is no room below', () => {
    expect(place({ left: 40, top: 780, width: 300, height: 44 }, size, screen, 'below').side).toBe('above');
  });

  it('never leaves the screen', () => {
    for (let left = -50; left < 450; left += 37) {
      for (let top = -50; top < 900; top += 53) {
        const at = place({ left, top, width: 44, height: 44 }, size, screen);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.left + size.width).toBeLessThanOrEqual(screen.width - 8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.top + size.height).toBeLessThanOrEqual(screen.height - 8);
      }
    }
  });

  it('ends where its anchor ends, if asked', () => {
    expect(
      place({ left: 340, top: 0, width: 40, height: 40 }, { width: 200, height: 90 }, screen, 'below', 'end')
        .left,
    ).toBe(180);
  });
});
