// Compiles our own files, and no others. Compiled by `tsx` as well, Docusaurus would not find what some of its packages
// export.
import {tsImport} from 'tsx/esm/api';

await tsImport('./build.ts', import.meta.url);
