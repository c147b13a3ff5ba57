import {startFirefox} from './firefox';
import {startFirefoxOfPlaywright, startWebKitOfPlaywright} from './playwright';
import type {Session} from './session';
import {startWebKit} from './webkit';

interface Engine {
  /** What has to be installed: each program, and the package of Debian that holds it. */
  readonly programs: Readonly<Record<string, string>>;
  readonly start: () => Promise<Session>;
}

export const ENGINES = {
  'firefox-esr': {programs: {'firefox-esr': 'firefox-esr'}, start: startFirefox},
  webkitgtk: {
    programs: {WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb'},
    start: startWebKit,
  },
  firefox: {programs: {}, start: startFirefoxOfPlaywright},
  webkit: {programs: {}, start: startWebKitOfPlaywright},
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

/** The engines of this run: those of a Debian, or with `BROWSERS=playwright` what `playwright install` fetches. */
export const CHOSEN: readonly EngineName[] =
  process.env.BROWSERS === 'playwright' ? ['firefox', 'webkit'] : ['firefox-esr', 'webkitgtk'];
