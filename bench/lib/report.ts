import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import {BENCH, ROOT} from './paths';

const README = path.join(BENCH, 'README.md');

export type Cell = string | number;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '--:')))]
    .concat(rows.map(line))
    .join('\n');
}

/** A number with a fixed count of digits after the point: `12.3`. */
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

/**
 * The first sentences of a report: the day, the version of Node, the processor, how busy the machine is,
 * and which commit of the manual was measured.
 * @param node the version under which the builds run
 */
export function conditions(node = process.versions.node): string {
  const {model = 'unknown processor'} = os.cpus()[0] ?? {};
  const load = os.loadavg().map((value) => round(value));
  const machine = `Node ${node}, ${os.cpus().length} × ${model.trim()}, ${os.platform()}`;
  return `Measured ${new Date().toISOString().slice(0, 10)}, ${machine}; load of the machine in the last 1, 5 and 15 minutes: ${load.join(', ')}. The manual was at commit ${commit()}.`;
}

/**
 * The short name of the commit that is checked out, and whether files differ from it. Reports do not count.
 * @throws outside a checkout of Git
 */
function commit(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!bench/README.md');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ', with changes');
}

/**
 * Replaces one part of the README: the text between `<!-- name -->` and `<!-- /name -->`.
 * @throws when the README lacks these two lines
 */
export async function writeReport(name: string, text: string): Promise<void> {
  const readme = readFileSync(README, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [readme.indexOf(open), readme.indexOf(close)];
  if (start === -1 || end < start) {
    throw new Error(`README.md needs the lines "${open}" and "${close}" for the results.`);
  }
  const filled = `${readme.slice(0, start + open.length)}\n\n${text}\n\n${readme.slice(end)}`;
  const options = await prettier.resolveConfig(README);
  writeFileSync(README, await prettier.format(filled, {...options, parser: 'markdown'}));
}
