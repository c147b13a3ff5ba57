import path from 'node:path';

/** This package. */
export const BENCH = path.resolve(__dirname, '..');

/** The manual that is measured. */
export const ROOT = path.resolve(BENCH, '..');

export const BUILD = path.join(ROOT, 'build');

/** The compared sites, and what else is made for a measurement. Git ignores it. */
export const SITES = path.join(BENCH, '.sites');
