import {readdirSync, readFileSync} from 'node:fs';

/** The clock of Linux in `/proc`: ticks in a second. */
const TICKS = 100;

/** Bytes of a page of memory in `/proc`. */
const PAGE_BYTES = 4096;

/** What the programs of a process group use. */
interface Usage {
  /** Seconds of processor time so far, with those of programs that have ended. */
  cpu: number;
  /** Bytes of memory now. */
  memory: number;
}

/** Reads what a process group uses. Linux only. */
export function readUsage(group: number): Usage {
  const usage = {cpu: 0, memory: 0};
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat = '';
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      continue; // It has ended meanwhile.
    }
    // The name of the program may have spaces, and is in parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) === group) {
      const ticks = fields.slice(11, 15).reduce((total, time) => total + Number(time), 0);
      usage.cpu += ticks / TICKS;
      usage.memory += Number(fields[21]) * PAGE_BYTES;
    }
  }
  return usage;
}
