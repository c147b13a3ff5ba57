interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Least distance from the edges of the window, in pixels. */
const margin = 8;

/**
 * Where a tooltip goes: above its anchor when there is room, else below; never out of the window
 * at the left or right.
 * @returns the upper left corner in the coordinates of the window, in pixels.
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
