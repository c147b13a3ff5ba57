import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {ROOT} from './paths';
import {median} from './statistics';

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map((_, place) => (place === 0 ? '---' : '--:')), ...rows]
    .map(line)
    .join('\n');
}

/** The rounded median, or a dash if at least one value is missing. */
export function formatMedian(values: readonly (number | null)[], digits = 0): string {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? '–' : median(known).toFixed(digits);
}

/** Prints tables below a sentence that says when, where and of which commit they were measured. */
export function report(...tables: readonly string[]): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  const changes = git('status', '--porcelain') === '' ? '' : ', with changes';
  const load = os.loadavg().map((value) => value.toFixed(1));
  const machine = `Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model}`;
  const measured = `Measured ${new Date().toISOString().slice(0, 10)} at commit ${commit}${changes}; ${machine}; load of the machine at the end: ${load.join(', ')}.`;
  console.log([measured, ...tables].join('\n\n'));
}
