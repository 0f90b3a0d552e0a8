/** Where something small goes beside what it belongs to, so that it never leaves the screen. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const MARGIN = 8;

/** The upper left corner: above or below the anchor, whichever is asked for and has room, centred or at its edge. */
export function place(
  anchor: Box,
  size: Size,
  screen: Size,
  side: 'above' | 'below' = 'above',
  align: 'centre' | 'end' = 'centre',
): { left: number; top: number; side: 'above' | 'below' } {
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + size.height <= screen.height - MARGIN;
  const roomier = anchor.top > screen.height - anchor.top - anchor.height ? 'above' : 'below';
  const taken =
    side === 'above'
      ? fitsAbove
        ? 'above'
        : fitsBelow
          ? 'below'
          : roomier
      : fitsBelow
        ? 'below'
        : fitsAbove
          ? 'above'
          : roomier;
  const wanted =
    align === 'end' ? anchor.left + anchor.width - size.width : anchor.left + (anchor.width - size.width) / 2;
  return {
    left: within(wanted, size.width, screen.width),
    top: within(taken === 'above' ? above : below, size.height, screen.height),
    side: taken,
  };
}

function within(wanted: number, length: number, screen: number): number {
  return Math.max(MARGIN, Math.min(wanted, screen - MARGIN - length));
}
