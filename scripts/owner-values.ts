// Lists each value that only the owner knows and has not provided: `npm run owner:values`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findMissingValues} from '../src/data/build/ownerValues';
import {ROOT} from './run';

const missing = findMissingValues().map(({file, line, message, pages}) => {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const number = lines.findIndex((text) => text.includes(line)) + 1;
  return `${file}:${Math.max(1, number)}: ${message}.\n  For ${pages.join(', ')}.`;
});
console.log(missing.join('\n') || 'No value is missing.');
