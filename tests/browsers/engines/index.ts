import {startFirefox} from './firefox';
import {startWebKit} from './webkit';

/** What starts each browser. */
export const ENGINES = {'firefox-esr': startFirefox, webkitgtk: startWebKit};

export type EngineName = keyof typeof ENGINES;
