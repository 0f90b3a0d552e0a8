/** The five Mystic Buildings as small drawings, lines on 24 × 24. */
import type { Mystic } from '../wire/types.ts';

export const LANDMARKS: Record<Mystic, string> = {
  mole: 'M5 21.5v-6h14v6M7 15.5c0-4 2-6.5 5-8.5 3 2 5 4.5 5 8.5M12 7V1.5M9.5 21.5v-3h5v3',
  cimitero:
    'M3 21.5V10h4v11.5M17 21.5V10h4v11.5M7 12c1.5-3.5 8.5-3.5 10 0M12 9.4V3M10 5h4M10 21.5V16M14 21.5V16',
  tempio: 'M3 21.5h18M5 21.5V11M19 21.5V11M9.7 21.5V13M14.3 21.5V13M3.5 11L12 4l8.5 7zM12 4V2',
  museo: 'M2.5 20.5L12 4l9.5 16.5zM12 4l3.5 16.5M8 10.8h5.5M5.3 15.6h8.9',
  obelisco: 'M9.5 18L11 4l1-2.5L13 4l1.5 14zM7 18h10v3.5H7z',
};
