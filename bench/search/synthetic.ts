import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {slowDown, withFreshPage} from '../lib/browser';
import {kilobytes, round, table} from '../lib/report';
import {median, percentile} from '../lib/statistics';
import {prepareOurs} from './engines';
import {loadEngine, serveEngines} from './serve';
import {createSyntheticManual} from './syntheticManual';

const SIZES = [1000, 10_000];
const SLOW_DOWN = 4;
const LOADS = 3;

/** The manual's own search on manuals of invented words, in a browser that is slowed down. */
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
      const times: number[] = [];
      for (let load = 0; load < LOADS; load += 1) {
        await withFreshPage(browser, async (page) => {
          await slowDown(page, SLOW_DOWN);
          loads.push(await loadEngine(page, server, id));
          if (load === 0) {
            const typed = await page.evaluate(
              (texts) => window.engineBench?.type(texts) ?? [],
              queries,
            );
            times.push(...typed.flatMap((answer) => answer.times));
          }
        });
      }
      rows.push([
        size.toLocaleString('en'),
        kilobytes(json.length),
        kilobytes(gzipSync(json, {level: 9}).length),
        kilobytes(brotliCompressSync(json).length),
        round(median(loads), 0),
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
      'load, ms',
      'keystroke p50, ms',
      'p95, ms',
      'longest, ms',
    ];
    return `This search on manuals of invented words, at ${SLOW_DOWN}× CPU slow-down:\n\n${table(head, rows)}`;
  } finally {
    server.close();
  }
}
