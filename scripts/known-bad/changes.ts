import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Change} from './types';

/**
 * Applies a change to the project in a folder.
 * @returns a function that undoes it
 * @throws with a sentence when the change no longer fits the project.
 */
export function applyChange(folder: string, change: Change): () => void {
  const file = path.join(folder, change.file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if ('add' in change) {
    if (before !== null) {
      throw new Error(`${change.file} should be added, but exists; choose another name.`);
    }
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, change.add);
    return () => rmSync(file);
  }
  if (before === null) {
    throw new Error(`${change.file} should be changed, but does not exist; correct the fault.`);
  }
  if ('remove' in change) {
    rmSync(file);
  } else if ('append' in change) {
    appendFileSync(file, change.append);
  } else {
    writeFileSync(file, replaceOnce(before, change));
  }
  return () => writeFileSync(file, before);
}

function replaceOnce(text: string, change: Extract<Change, {find: string}>): string {
  const parts = text.split(change.find);
  if (parts.length !== 2) {
    throw new Error(
      `${change.file} contains "${change.find}" ${parts.length - 1} times instead of once; correct the fault.`,
    );
  }
  return parts.join(change.replace);
}
