import {firefox} from './firefox';
import {webkit} from './webkit';

export const ENGINES = {firefox, webkitgtk: webkit};

export type EngineName = keyof typeof ENGINES;
