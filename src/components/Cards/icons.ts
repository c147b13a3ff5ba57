/** Line icons on a 24-unit square, as path data; drawn with a stroke of 1.75. */
export const icons = {
  book: 'M5 4.5h9.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9.5',
  chart: 'M4 4v16h16M7.5 15l3.5-4 3 2.5L19 7.5',
  install: 'M12 4v10m0 0-4-4m4 4 4-4M5 16v3.5h14V16',
  attach: 'M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  number: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5',
  plug: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v2.5a5.5 5.5 0 0 1-11 0zM12 16.5v4',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.5M12 16.5v.1',
  sliders: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4',
  fall: 'M4 5l6 6 3.5-3L20 16m0 0v-5m0 5h-5',
  box: 'M4.5 8 12 4l7.5 4v8L12 20l-7.5-4zM4.5 8 12 12l7.5-4M12 12v8',
  page: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M9.5 12h5M9.5 16h5',
} as const;

export type IconName = keyof typeof icons;
