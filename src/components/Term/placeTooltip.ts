interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Smallest distance from the edges of the window, in pixels. */
const margin = 8;

/**
 * Where a tooltip goes: above its anchor if there is room, else below, and never past the left or
 * right edge of the window.
 * @returns the upper left corner of the tooltip, in pixels from that of the window.
 */
export function placeTooltip(
  anchor: Box,
  tooltip: Size,
  viewport: Size,
): {left: number; top: number} {
  const rightmost = viewport.width - tooltip.width - margin;
  const above = anchor.top - tooltip.height;
  return {
    left: Math.max(margin, Math.min(anchor.left, rightmost)),
    top: above >= margin ? above : anchor.bottom,
  };
}
