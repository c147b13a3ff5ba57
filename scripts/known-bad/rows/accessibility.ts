import type {KnownBad} from '../types';

const AXE = 'playwright test a11y.spec.ts';
const LAYOUT = 'playwright test layout.spec.ts';
const KEYBOARD = 'playwright test keyboard.spec.ts';
const PRINT = 'playwright test print.spec.ts';
const PREFERENCES = 'playwright test preferences.spec.ts';

export const rows: KnownBad[] = [
  {
    name: 'quiet text that is too pale, in dark mode only',
    changes: [
      {
        file: 'src/css/tokens.css',
        find: '--manual-ink-quiet: #b0bcc8',
        replace: '--manual-ink-quiet: #56616c',
      },
    ],
    needsBuild: true,
    turnsRed: `${AXE} -g "on /docs/support/$"`,
    says: 'dark, 360 px: color-contrast',
  },
  {
    name: 'a mobile menu whose button to close has no name',
    changes: [
      {
        file: 'src/theme/Navbar/MobileSidebar/index.tsx',
        find: "    focus('.navbar-sidebar__close');\n",
        replace:
          "    focus('.navbar-sidebar__close');\n    document.activeElement?.setAttribute('aria-label', ' ');\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${AXE} -g "with the mobile menu open on /docs/r10/mt4/setup/install_ea"`,
  },
  {
    name: 'a title of the bar that is cut off',
    changes: [
      {
        file: 'src/css/navbar.css',
        find: '  overflow: visible;\n  line-height: 1.15;\n  white-space: normal;\n',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${LAYOUT} -g "/docs/support/ stays"`,
    says: 'cut off: \\"Capital Solutions Manual\\"',
  },
  {
    name: 'a page that moves when it has loaded',
    changes: [
      {
        file: 'src/client-modules/ignoreSystemScheme.ts',
        append:
          "\nif (typeof document !== 'undefined') {\n  addEventListener('load', () => document.querySelector('main')?.style.setProperty('margin-top', '90px'));\n}\n",
      },
    ],
    needsBuild: true,
    turnsRed: `${LAYOUT} -g "/docs/support/ stays"`,
    says: 'shift at',
  },
  {
    name: 'a table head that covers the first row of a box that scrolls',
    changes: [
      {
        file: 'src/css/tables.css',
        find: '.table-box[data-fits] > table > thead th',
        replace: '.table-box > table > thead th',
      },
      {
        file: 'src/css/tables.css',
        find: '  overflow: visible;\n}\n\n.table-box > table {',
        replace: '  overflow: auto;\n}\n\n.table-box > table {',
      },
    ],
    needsBuild: true,
    turnsRed: `${LAYOUT} -g "/docs/support/ stays"`,
    says: 'overlap',
  },
  {
    name: 'the focus under the bar',
    changes: [
      {
        file: 'src/css/focus.css',
        find: 'scroll-margin-top: calc(var(--ifm-navbar-height) + 3.5rem)',
        replace: 'scroll-margin-top: 0',
      },
    ],
    needsBuild: true,
    turnsRed: `${KEYBOARD} -g "never under the bar"`,
  },
  {
    name: 'a mobile menu that lets the focus out',
    changes: [
      {
        file: 'src/theme/Navbar/MobileSidebar/index.tsx',
        find: '    setInert(true);\n',
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${KEYBOARD} -g "the mobile menu"`,
  },
  {
    name: 'a page printed in the colours of dark mode',
    changes: [
      {
        file: 'src/css/tokens.css',
        find: '@media screen {',
        replace: '@media all {',
      },
    ],
    needsBuild: true,
    turnsRed: `${PRINT} -g "black on white"`,
  },
  {
    name: 'buttons on paper',
    changes: [
      {
        file: 'src/css/print.css',
        find: 'body :is(button, ',
        replace: 'body :is(',
      },
    ],
    needsBuild: true,
    turnsRed: `${PRINT} -g "without what serves"`,
  },
  {
    name: 'an open page that forced colours do not mark',
    changes: [
      {
        file: 'src/css/custom.css',
        find: "@import url('forced-colors.css');\n",
        replace: '',
      },
    ],
    needsBuild: true,
    turnsRed: `${PREFERENCES} -g "is underlined"`,
  },
  {
    name: 'transitions for a reader who wants less motion',
    changes: [
      {
        file: 'src/css/focus.css',
        find: '--ifm-transition-fast: 1ms',
        replace: '--ifm-transition-fast: 300ms',
      },
    ],
    needsBuild: true,
    turnsRed: `${PREFERENCES} -g "moves by itself"`,
  },
];
