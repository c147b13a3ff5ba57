import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import {ROOT} from '../../scripts/run';

const README = path.join(ROOT, 'bench/README.md');

export type Cell = string | number;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '--:')))]
    .concat(rows.map(line))
    .join('\n');
}

/** `12.3`: digits behind the point as far as they say something. */
export function round(value: number, digits = 1): string {
  return value.toFixed(digits);
}

/** Bytes as kB of 1000. */
export function kilobytes(bytes: number): string {
  return round(bytes / 1000);
}

export function percent(share: number): string {
  return `${round(100 * share)} %`;
}

/** Day, processor, and how busy the machine is: the figures of one run belong together. */
export function conditions(): string {
  const {model = 'unknown processor'} = os.cpus()[0] ?? {};
  const load = os.loadavg().map((value) => round(value));
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${os.cpus().length} × ${model.trim()}, ${os.platform()}; load of the machine in the last 1, 5 and 15 minutes: ${load.join(', ')}.`;
}

/** The commit that is measured, short. @throws outside a checkout of Git */
export function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
}

/**
 * Replaces one part of `bench/README.md`: what stands between `<!-- name -->` and `<!-- /name -->`.
 * @throws when the file lacks the marks
 */
export async function writeReport(name: string, text: string): Promise<void> {
  const readme = readFileSync(README, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [readme.indexOf(open), readme.indexOf(close)];
  if (start === -1 || end < start) {
    throw new Error(`bench/README.md needs the lines "${open}" and "${close}" for the results.`);
  }
  const filled = `${readme.slice(0, start + open.length)}\n\n${text}\n\n${readme.slice(end)}`;
  const options = await prettier.resolveConfig(README);
  writeFileSync(README, await prettier.format(filled, {...options, parser: 'markdown'}));
}
