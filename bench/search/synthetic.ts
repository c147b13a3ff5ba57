import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {slowDown, withFreshPage} from '../lib/browser';
import {kilobytes, round, table} from '../lib/report';
import {percentile} from '../lib/statistics';
import type {TypingResult} from './browser/engine';
import {prepareOurs} from './engines';
import {fastestTimes, loadEngine, serveEngines} from './serve';
import {createSyntheticManual} from './syntheticManual';

const SIZES = [1000, 10_000];
const SLOW_DOWN = 4;
const ROUNDS = 2;

/** Measures this manual's search on manuals of invented words, in a browser that is slowed down. */
export async function measureSynthetic(browser: Browser): Promise<string> {
  const manuals = SIZES.map((size) => ({
    id: `records-${size}`,
    size,
    ...createSyntheticManual(size),
  }));
  const {server} = await serveEngines(
    'synthetic',
    manuals.map(({id, index}) => ({id, prepare: (outDir) => prepareOurs(outDir, index)})),
  );
  try {
    const rows = [];
    for (const {id, size, index, queries} of manuals) {
      const json = JSON.stringify(index);
      const loads: number[] = [];
      const rounds: TypingResult[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await withFreshPage(browser, async (page) => {
          const readWork = await slowDown(page, SLOW_DOWN);
          await loadEngine(page, server, id);
          loads.push(await readWork());
          rounds.push(
            await page.evaluate((texts) => window.engineBench?.type(texts) ?? [], queries),
          );
        });
      }
      const times = fastestTimes(rounds);
      rows.push([
        size.toLocaleString('en'),
        kilobytes(json.length),
        kilobytes(gzipSync(json, {level: 9}).length),
        kilobytes(brotliCompressSync(json).length),
        round(Math.min(...loads), 0),
        round(percentile(times, 0.5)),
        round(percentile(times, 0.95)),
        round(Math.max(...times)),
      ]);
    }
    const head = [
      'Records',
      'index, kB',
      'gzip, kB',
      'brotli, kB',
      'load: work of the main thread, ms',
      'keystroke p50, ms',
      'p95, ms',
      'longest, ms',
    ];
    return `This search on manuals of invented words, at ${SLOW_DOWN}× CPU slow-down:\n\n${table(head, rows)}`;
  } finally {
    server.close();
  }
}
