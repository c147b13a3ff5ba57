import {firefox} from './firefox';
import type {Engine, EngineName} from './types';
import {webkit} from './webkit';

export const ENGINES: Readonly<Record<EngineName, Engine>> = {firefox, webkitgtk: webkit};
