import { expect, it } from 'vitest';
import { compose } from './skyline';

it('shows the whole clock on every screen that the overture fills', () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [768, 1024],
    [1366, 680],
    [1440, 900],
  ] as const) {
    const { clock } = compose(width, height, true);
    expect(clock.x - clock.radius, `${width} × ${height}`).toBeGreaterThanOrEqual(8);
    expect(clock.y - clock.radius).toBeGreaterThanOrEqual(8);
  }
});
