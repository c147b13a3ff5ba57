import type {Group} from '../types';

const FRAME = 'playwright test frame.spec.ts';

/** What a reader sees and operates on every page. */
export const groups: Group[] = [
  {
    name: 'styles and sizes',
    isBuilt: true,
    faults: [
      {
        name: 'quiet text is too pale in dark mode',
        changes: [
          {
            file: 'src/css/tokens.css',
            find: '--manual-ink-quiet: #b0bcc8',
            replace: '--manual-ink-quiet: #56616c',
          },
        ],
        check: 'playwright test a11y.spec.ts -g "on /docs/support/$"',
        says: 'dark, 360 px: color-contrast',
      },
      {
        name: 'the focus is under the bar',
        changes: [
          {
            file: 'src/css/focus.css',
            find: 'scroll-margin-top: calc(var(--ifm-navbar-height) + 3.5rem)',
            replace: 'scroll-margin-top: 0',
          },
        ],
        check: 'playwright test keyboard.spec.ts -g "never under the bar"',
        says: '"isInView": false',
      },
      {
        name: 'things move for a reader who asked for less motion',
        changes: [
          {
            file: 'src/css/focus.css',
            find: '--ifm-transition-fast: 1ms',
            replace: '--ifm-transition-fast: 300ms',
          },
        ],
        check: 'playwright test preferences.spec.ts -g "nothing on a page moves"',
        says: 'Array []',
      },
      {
        name: 'a page moves after it has loaded',
        changes: [
          {
            file: 'src/navigation/normalizeAddress.ts',
            append:
              "\nconst move = () => document.querySelector('main')?.style.setProperty('margin-top', '90px');\n// Only what was painted before can move.\nconst later = () => requestAnimationFrame(() => requestAnimationFrame(move));\nglobalThis.addEventListener?.('load', later);\n",
          },
        ],
        check: 'playwright test layout.spec.ts -g "/docs/support/ stays still and whole"',
        says: 'shift at',
      },
      {
        name: 'a page in dark mode is printed in its colours',
        changes: [
          {file: 'src/css/tokens.css', find: '@media screen {', replace: '@media all {'},
          {
            file: 'src/css/tokens.css',
            find: "  :root,\n  html[data-theme='dark'] {\n    --ifm-background-color: #fff;",
            replace: '  :root {\n    --ifm-background-color: #fff;',
          },
        ],
        check: 'playwright test print.spec.ts -g "black on white"',
        says: 'Expected: "rgb(0, 0, 0)"',
      },
    ],
  },
  {
    name: 'the frame of the page',
    isBuilt: true,
    faults: [
      {
        name: 'the mobile menu lets the focus out',
        changes: [
          {
            file: 'src/theme/Navbar/MobileSidebar/index.tsx',
            find: '    setInert(true);\n',
            replace: '',
          },
        ],
        check: 'playwright test keyboard.spec.ts -g "the mobile menu"',
        says: '"place": ',
      },
      {
        name: 'an announcement with a new id stays hidden',
        changes: [
          {
            file: 'src/theme/Layout/Provider/index.tsx',
            find: "String(dismissed === 'true')",
            replace:
              "document.documentElement.getAttribute(INITIALLY_DISMISSED) ?? String(dismissed === 'true')",
          },
        ],
        check: `${FRAME} -g "shown again under a new id"`,
        says: 'toBeVisible',
      },
      {
        name: 'the system changes the mode that the reader chose',
        changes: [
          {
            file: 'src/theme/Layout/Provider/index.tsx',
            find: '      <KeepColorMode />\n',
            replace: '',
          },
        ],
        check: `${FRAME} -g "alters neither mode nor storage"`,
        says: 'Expected: "dark"',
      },
      {
        name: 'a not-found page inside the docs has the title of the site alone',
        changes: [
          {
            file: 'src/theme/NotFound/Content/index.tsx',
            find: '      <PageMetadata title="Page not found" />\n',
            replace: '',
          },
        ],
        check: 'playwright test faults-address.spec.ts -g "the title of an address without a page"',
        says: 'toHaveTitle',
      },
    ],
  },
];
