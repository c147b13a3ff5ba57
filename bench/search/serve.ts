import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {emptyFolder} from '../lib/paths';
import {serveFolder, type BenchServer} from '../lib/staticServer';
import type {TypingResult} from './browser/engine';

const PAGE = '<!doctype html><title>Bench</title><script type="module" src="engine.js"></script>';

/**
 * Prepares engines, and serves each in a folder of its own, with gzip.
 * @param name of a folder to work in
 * @returns the server, and how many milliseconds the preparation of each engine took
 */
export async function serveEngines(
  name: string,
  sources: readonly {id: string; prepare: (outDir: string) => Promise<void>}[],
): Promise<{server: BenchServer; prepared: Map<string, number>}> {
  const folder = emptyFolder(name);
  const prepared = new Map<string, number>();
  for (const {id, prepare} of sources) {
    const outDir = path.join(folder, id);
    mkdirSync(outDir);
    writeFileSync(path.join(outDir, 'index.html'), PAGE);
    const start = performance.now();
    await prepare(outDir);
    prepared.set(id, performance.now() - start);
  }
  return {server: await serveFolder(folder, {encoding: 'gzip'}), prepared};
}

/**
 * Opens an engine's page, and loads what the engine needs.
 * @returns the milliseconds that the engine took to load
 */
export async function loadEngine(page: Page, {origin}: BenchServer, id: string): Promise<number> {
  await page.goto(`${origin}/${id}/`);
  await page.waitForFunction(() => window.engineBench !== undefined);
  return page.evaluate(() => window.engineBench?.load() ?? Number.NaN);
}

/** The time of each keystroke in its fastest round, which other work of the machine disturbed least. */
export function fastestTimes(rounds: readonly TypingResult[][]): number[] {
  const [first = [], ...others] = rounds.map((typed) => typed.flatMap(({times}) => times));
  return first.map((time, place) => Math.min(time, ...others.map((times) => times[place] ?? time)));
}
