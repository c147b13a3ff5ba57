// Lists each value that only the owner knows and has not provided: `npm run owner:values`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findMissingValues} from '../src/data/ownerValues';
import {ROOT} from './run';

const missing = findMissingValues();
if (missing.length === 0) {
  console.log('No value is missing.');
}
for (const {file, line, sentence, pages} of missing) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const number = lines.findIndex((text) => text.includes(line)) + 1;
  console.log(`${file}:${Math.max(1, number)}: ${sentence}.\n  For ${pages.join(', ')}.`);
}
