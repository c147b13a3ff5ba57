// Only our own files are compiled by `tsx`, which adds a query to the path of everything that it loads. With it,
// Docusaurus would find neither the exports of some packages nor the options of its loaders, so it is loaded here.
import {build} from '@docusaurus/core/lib/index.js';
import {tsImport} from 'tsx/esm/api';

/** @type {typeof import('./build')} */
const ours = await tsImport('./build.ts', import.meta.url);
ours.buildManual(build);
