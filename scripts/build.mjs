// Only our own files are compiled by `tsx`, which adds a query to the path of everything that it loads. With it,
// Docusaurus would find neither the exports of some packages nor the options of its loaders, so it is loaded here.
import {build} from '@docusaurus/core/lib/index.js';
import {logger} from '@docusaurus/logger';
import {tsImport} from 'tsx/esm/api';

// Docusaurus has no log level. What it says about its progress is said by build.ts, in words that are right for the
// folder into which we build. Warnings and errors stay.
logger.info = () => undefined;
logger.success = () => undefined;

/** @type {typeof import('./build')} */
const ours = await tsImport('./build.ts', import.meta.url);
ours.buildManual(build);
