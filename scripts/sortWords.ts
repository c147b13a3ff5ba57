import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

// Sorts the words and removes duplicates, so that branches which add words can be merged.
const file = path.resolve(__dirname, '../project-words.txt');
const words = new Set(readFileSync(file, 'utf8').split(/\s+/).filter(Boolean));
const sorted = [...words].sort((a, b) => a.localeCompare(b, 'en'));
writeFileSync(file, `${sorted.join('\n')}\n`);
