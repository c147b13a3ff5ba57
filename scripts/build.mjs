// Compiles our own files, and no others: what `tsx` loads gets additions to its paths, with which Docusaurus would find
// neither the exports of some packages nor the options of its loaders. So Docusaurus is loaded here.
import {build} from '@docusaurus/core/lib/index.js';
import {tsImport} from 'tsx/esm/api';

/** @type {typeof import('./build')} */
const ours = await tsImport('./build.ts', import.meta.url);
ours.buildManual(build);
