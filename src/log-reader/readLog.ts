import type {PlatformId} from '../data/platforms';
import {cleanLine} from './cleanLine';
import {splitLines} from './splitLines';
import type {Matcher} from './createMatcher';
import {rowsOfNumber} from './rowsOfNumber';
import {findRows, type LineAnswer} from './findRows';
import {readNumber} from './readNumber';
import {isShortened, shortenLog} from './shortenLog';
import {type LineParts, platformOfWords, splitLine} from './splitLine';
import {type FoundRow, type LogAnswer, type LogRow, ROLES} from './types';

/** A longer line is read in pieces. */
const PIECES = /.{1,2000}(?=\s|$)|.{1,2000}/g;

/** How a line of a log begins. Where a line has several of them, the ends of its lines were lost. */
const LINE_START = /(?:\b[A-Z]{2}\s+\d\s+|\b\d{4}\.\d\d\.\d\d[ \t]+)\d\d:\d\d:\d\d\.\d{3}(?!\d)/g;

/** Splits a line that was several lines once. */
function splitJoined(line: string): string {
  const isJoined = (line.match(LINE_START)?.length ?? 0) > 1;
  return isJoined ? line.replace(LINE_START, '\n$&') : line;
}

/** The machine code of a crash, which belongs to the line above it. */
const MACHINE_CODE = /(?:^|\s)[\dA-F]{16}\s+[\dA-F]{2,}\s/;

/** A row and the lines that mean it. */
interface Entry {
  readonly row: LogRow;
  /** The index of the first of these lines. */
  readonly first: number;
  readonly lines: LineParts[];
}

/** Prose between lines of a log may name the platform as well. */
const PLATFORM_IN_PROSE: readonly (readonly [PlatformId, RegExp])[] = [
  ['mt4', /\bMT ?4\b(?![-\w]*\.)|MetaTrader ?4/i],
  ['mt5', /\bMT ?5\b(?![-\w]*\.)|MetaTrader ?5/i],
];

function namedIn(lines: readonly LineParts[]): PlatformId[] {
  return PLATFORM_IN_PROSE.filter(([, pattern]) => lines.some(({text}) => pattern.test(text))).map(
    ([id]) => id,
  );
}

/** The platform of a whole text, if its lines or, without them, its words show only one. */
function platformOf(lines: readonly LineParts[]): PlatformId | null {
  const shown = [...new Set(lines.flatMap(({platform}) => platform ?? []))];
  const [platform, other] = shown.length > 0 ? shown : namedIn(lines);
  return platform && !other ? platform : null;
}

/** Finds the rows of one line after the other. */
class LineReader {
  private readonly caches = {mt4: new Map(), mt5: new Map(), none: new Map()} as Readonly<
    Record<PlatformId | 'none', Map<string, LineAnswer>>
  >;

  constructor(
    private readonly matcher: Matcher,
    /** The platform of lines that do not show their own. */
    private readonly platform: PlatformId | null,
  ) {}

  /** Finds the rows of a line. The same message comes again and again, so it is read once. */
  find(line: LineParts, platform = line.platform ?? this.platform): LineAnswer {
    const cache = this.caches[platform ?? 'none'];
    const known = cache.get(line.text);
    if (known) {
      return known;
    }
    const answer = findRows(this.matcher, line, platform);
    cache.set(line.text, answer);
    return answer;
  }

  /**
   * Finds the rows of a line whose message goes on in the next one, because something broke it there. Null if
   * the two mean no more together than apart.
   */
  findBroken(line: LineParts, next: LineParts): readonly LogRow[] | null {
    const text = `${line.text} ${next.text}`;
    const message = `${line.message} ${next.message}`;
    const platform = line.platform ?? this.platform ?? platformOfWords(text);
    const own = this.find(line).rows;
    const others = this.find(next).rows;
    const whole = findRows(this.matcher, {...line, text, message}, platform).rows;
    return whole.some((row) => !own.includes(row) && !others.includes(row))
      ? whole.filter((row) => !others.includes(row))
      : null;
  }
}

interface Reading {
  readonly entries: ReadonlyMap<LogRow, Entry>;
  /** The lines that mean a row. */
  readonly known: ReadonlySet<LineParts>;
  /** The lines that say that something went well, and nothing else. */
  readonly fineCount: number;
  /** The platforms of lines whose rows are all of one platform. */
  readonly platforms: ReadonlySet<PlatformId>;
}

function readLines(lines: readonly LineParts[], reader: LineReader): Reading {
  const entries = new Map<LogRow, Entry>();
  const known = new Set<LineParts>();
  const platforms = new Set<PlatformId>();
  let fineCount = 0;
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const broken = next && !next.hasStart ? reader.findBroken(line, next) : null;
    const answer = reader.find(line);
    const rows = broken ?? answer.rows;
    fineCount += Number(!broken && answer.isFine);
    const [platform, other] = new Set(rows.flatMap((row) => row.platforms));
    if (platform && !other) {
      platforms.add(platform);
    }
    for (const row of rows) {
      const entry = entries.get(row) ?? {row, first: index, lines: []};
      entry.lines.push(line);
      entries.set(row, entry);
      known.add(line);
      if (broken && next) {
        known.add(next);
      }
    }
  });
  return {entries, known, fineCount, platforms};
}

/**
 * Reads what a log says: finds the rows of the tables that its lines mean.
 * @param text as it was pasted: lines of any log of MetaTrader with whatever stood around them, or one number
 * @param matcher the tables, prepared by `createMatcher`
 * @param likelier the platform whose row comes first where a line does not say which one it is
 */
export function readLog(
  text: string,
  matcher: Matcher,
  likelier: PlatformId | null = null,
): LogAnswer {
  const number = readNumber(text);
  if (number !== null) {
    return answerNumber(matcher, number, likelier);
  }
  const shortened = shortenLog(splitLines(shortenLog(text)).map(splitJoined).join('\n'));
  const lines = splitLines(shortened)
    .flatMap((line) => line.match(PIECES) ?? [])
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !MACHINE_CODE.test(line))
    .map((line) => splitLine(cleanLine(line)));
  const platform = platformOf(lines);
  const first = readLines(lines, new LineReader(matcher, platform));
  // If no line shows its platform, a number that only one platform has shows that of all.
  const {entries, known, fineCount} =
    platform === null && first.platforms.size === 1
      ? readLines(lines, new LineReader(matcher, [...first.platforms][0] ?? null))
      : first;

  const rest = lines.filter((line) => !known.has(line));
  const programLines = rest.filter(({author}) => author === 'program');
  const unknown = rest.filter(({author}) => author === 'terminal');
  const rows = toFoundRows([...entries.values()], likelier);
  return {
    number: null,
    rows,
    lineCount: lines.length,
    knownCount: known.size,
    programLines: programLines.map((line) => line.text),
    unknownCount: unknown.length,
    hasTimes: lines.some((line) => line.time !== ''),
    isShortened: isShortened(shortened),
    isWell: lines.length > 0 && fineCount === lines.length && !isShortened(shortened),
  };
}

/** The answer to a number without a line around it: its rows, of both platforms if both have it. */
function answerNumber(matcher: Matcher, number: string, likelier: PlatformId | null): LogAnswer {
  const entries = rowsOfNumber(matcher, Number(number)).map((row) => ({row, first: 0, lines: []}));
  return {
    number,
    rows: toFoundRows(entries, likelier),
    lineCount: 1,
    knownCount: Math.min(entries.length, 1),
    programLines: [],
    unknownCount: 0,
    hasTimes: false,
    isShortened: false,
    isWell: false,
  };
}

/** The account before a message, which readers know and pictures of the screen should not show. */
const ACCOUNT = /'[^'\s]+': ?/;

function toFoundRows(entries: Entry[], likelier: PlatformId | null): FoundRow[] {
  const rankOf = ({row}: Entry) => Number(likelier !== null && !row.platforms.includes(likelier));
  return entries
    .sort(
      (a, b) =>
        ROLES.indexOf(a.row.role) - ROLES.indexOf(b.row.role) ||
        a.first - b.first ||
        rankOf(a) - rankOf(b),
    )
    .map(({row, lines}) => ({
      ...row,
      count: lines.length,
      ...timesOf(lines),
      line: lines[0]?.text.replace(ACCOUNT, '') ?? '',
    }));
}

/** The first and the last time of lines, in whichever order they are; if they are of different days, the days. */
function timesOf(lines: readonly LineParts[]): Pick<FoundRow, 'firstTime' | 'lastTime'> {
  const timed = lines.filter(({time}) => time !== '');
  const key = timed.some(({date}) => date !== timed[0]?.date) ? 'date' : 'time';
  const times = timed.map((line) => line[key]).sort();
  return {firstTime: times[0] ?? '', lastTime: times.at(-1) ?? ''};
}
