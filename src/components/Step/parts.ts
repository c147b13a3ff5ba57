/** A rectangle as the `d` of a path. */
function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const marketWatch = box(4, 25, 32, 17);
const navigator = box(4, 45, 32, 17);
const chart = box(39, 25, 77, 37);
/**
 * The outline of the trading button. `parts` leaves a square or triangle open in it, as the terminal draws
 * it.
 */
const button = box(42, 12, 30, 9);

/** The outlines of a terminal, in a drawing of 120 by 84: panels, rows in them, and the connection bars. */
export const frame = [
  box(0.5, 0.5, 119, 83),
  'M.5 10.500h119M.5 22.500h119M.5 76.500h119',
  marketWatch,
  navigator,
  chart,
  box(4, 65, 112, 9),
  'M104 81.500v-1.500m3 1.500v-2.500m3 2.500v-3.500',
].join('');

/** The highlighted area for each part that a step may name. */
export const parts = {
  titleBar: box(1, 1, 118, 9),
  menu: box(2, 12.5, 36, 8),
  buttonOff: `${button}M54 13.500v6h6v-6z`,
  buttonOn: `${button}M54 13.500v6l6 -3z`,
  timeframes: box(76, 13, 40, 7),
  marketWatch,
  navigator,
  chart,
  fromNavigatorToChart: `${navigator}${box(56, 32, 44, 22)}M36 54l16 -9m-7 .5l7 -.5l-2.500 6`,
  dialog: `${box(50, 29, 54, 38)}M50 35.500h54`,
  folder: 'M58 34h14l4 5h28v26h-46z',
  bottomPanel: box(4, 65, 112, 9),
} as const;

export type PartId = keyof typeof parts;
