import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageFile} from './types';

/**
 * Changes the HTML of the pages, one after the other.
 * @param change returns the new HTML of a page
 * @param copyOf returns the file of a copy of a page; null for a page without one
 * @throws what `change` throws
 */
export function changePages(
  outDir: string,
  pages: readonly PageFile[],
  {
    change,
    copyOf,
  }: {
    readonly change: (html: string, page: PageFile) => string;
    readonly copyOf: (page: PageFile) => string | null;
  },
): void {
  for (const page of pages) {
    const html = change(readFileSync(path.join(outDir, page.file), 'utf8'), page);
    for (const file of [page.file, copyOf(page)]) {
      if (file !== null) {
        writeFileSync(path.join(outDir, file), html);
      }
    }
  }
}
