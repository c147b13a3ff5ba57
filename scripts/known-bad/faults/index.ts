import type {Group} from '../types';
import {groups as build} from './build';
import {groups as loading} from './loading';
import {groups as look} from './look';
import {groups as output} from './output';
import {groups as search} from './search';
import {groups as server} from './server';

/** Every known fault. Only what a build or a browser alone can show; `npm run test:mutation` does the rest. */
export const groups: readonly Group[] = [
  ...server,
  ...build,
  ...output,
  ...look,
  ...loading,
  ...search,
];
