import {startFirefox} from './firefox';
import type {Browser} from './types';
import {startWebKit} from './webkit';

interface Engine {
  /** What has to be installed: each program, and the package of Debian that holds it. */
  readonly programs: Readonly<Record<string, string>>;
  readonly start: () => Promise<Browser>;
}

export const ENGINES = {
  'firefox-esr': {programs: {'firefox-esr': 'firefox-esr'}, start: startFirefox},
  webkitgtk: {
    programs: {WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb'},
    start: startWebKit,
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
