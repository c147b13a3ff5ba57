import type {Page, Route} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../build/assets/js');

/**
 * Finds the only built chunk that contains a text, such as the source of a page.
 * @throws if no chunk or more than one contains it
 */
function chunkWith(text: string): string {
  const found = readdirSync(folder).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
  const [file] = found;
  if (file === undefined || found.length > 1) {
    throw new Error(
      `"${text}" should be in one chunk, it is in ${found.length}: ${found.join(', ')}`,
    );
  }
  return file;
}

/** URL pattern of the chunk with a doc's own text. */
export function docChunk(source: string): string {
  return `**/assets/js/${chunkWith(`"source":"@site/docs/${source}"`)}`;
}

/** URL pattern of the chunk with the home page's own code. */
export function homeChunk(): string {
  return `**/assets/js/${chunkWith('data-page":"home"')}`;
}

/** Makes the components of a chunk throw when they render, until the test sets `window.mended`. */
export async function makeChunkCrash(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    const crashing = body.replace(
      /function (\w+)\((e=\{\})?\)\{/g,
      "function $1($2){if(!window.mended)throw new Error('provoked by a test');",
    );
    if (crashing === body) {
      throw new Error(`No component found in ${pattern}; the compiled form has changed.`);
    }
    await route.fulfill({response, body: crashing});
  });
}
