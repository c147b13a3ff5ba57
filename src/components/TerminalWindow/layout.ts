import type {Size} from '../Figure/Picture';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position and size of each part of the window. */
export interface WindowLayout extends Size {
  readonly titleBar: Rect;
  readonly menu: Rect;
  readonly toolbar: Rect;
  readonly button: Rect;
  readonly marketWatch: Rect;
  readonly navigator: Rect;
  readonly chart: Rect;
  readonly panel: Rect;
  readonly statusBar: Rect;
}

const gap = 6;
const bar = {title: 26, menu: 24, toolbar: 38, panel: 92, status: 28} as const;

interface Widths {
  /** Width of the left column. */
  readonly column: number;
  /** Width of the trading button. */
  readonly button: number;
}

/** Lays the window out in a drawing of the given size. */
export function layOut({width, height}: Size, widths: Widths): WindowLayout {
  const toolbarTop = bar.title + bar.menu;
  const top = toolbarTop + bar.toolbar + gap;
  const statusTop = height - bar.status - 1;
  const panelTop = statusTop - bar.panel;
  const columnHeight = panelTop - gap - top;
  const half = (columnHeight - gap) / 2;
  const chartLeft = gap + widths.column + gap;
  return {
    width,
    height,
    titleBar: {x: 1, y: 1, width: width - 2, height: bar.title},
    menu: {x: 1, y: bar.title, width: width - 2, height: bar.menu},
    toolbar: {x: 1, y: toolbarTop, width: width - 2, height: bar.toolbar},
    button: {x: chartLeft, y: toolbarTop + 6, width: widths.button, height: bar.toolbar - 10},
    marketWatch: {x: gap, y: top, width: widths.column, height: half},
    navigator: {x: gap, y: top + half + gap, width: widths.column, height: half},
    chart: {x: chartLeft, y: top, width: width - gap - chartLeft, height: columnHeight},
    panel: {x: gap, y: panelTop, width: width - 2 * gap, height: bar.panel},
    statusBar: {x: 1, y: statusTop, width: width - 2, height: bar.status},
  };
}

export const layouts: {readonly wide: WindowLayout; readonly narrow: WindowLayout} = {
  wide: layOut({width: 560, height: 400}, {column: 146, button: 142}),
  narrow: layOut({width: 312, height: 390}, {column: 108, button: 132}),
};
