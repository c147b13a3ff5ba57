import {withoutSlash} from '../data/addresses';
import {isDay, isFuture} from '../data/build/days';
import {platformList, platforms, type PlatformId, type PlatformLabels} from '../data/platforms';
import type {Release} from '../data/releases';

/** A mistake in a file: its line, and a message that says what is wrong and what to do. */
export interface Mistake {
  readonly line: number;
  readonly message: string;
}

/** Applies a check to each line of a file. */
function findInLines(source: string, judge: (line: string) => readonly string[]): Mistake[] {
  return source
    .split('\n')
    .flatMap((text, index) => judge(text).map((message) => ({line: index + 1, message})));
}

/** Returns the first group of each match. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Lines without data: comments and code. */
const NO_DATA = /^\s*(?:\*|\/\*|\/\/|return\b)/;

/**
 * Finds mistakes that types cannot catch: empty texts, invalid or future dates, and paths without a page.
 * @param source a file of `src/data`
 * @param pages the paths of all pages, without the base URL
 */
export function findDataMistakes(
  source: string,
  {pages, baseUrl}: {readonly pages: readonly string[]; readonly baseUrl: string},
): Mistake[] {
  const known = new Map(pages.map((page) => [withoutSlash(page), page]));
  const adviceFor = (path: string) => {
    const inner = path.replace(baseUrl, '/');
    const page = known.get(withoutSlash(inner));
    if (page === undefined) {
      return 'is not a page of the manual: correct the path, or add the page.';
    }
    return inner === path
      ? `is not quite the path of its page: write ${page}.`
      : `begins with the base path: write ${page}.`;
  };
  return findInLines(source, (text) => {
    if (NO_DATA.test(text)) {
      return [];
    }
    // The old address of a moved page no longer exists, so it is not checked.
    const paths = all(
      text.replace(/\bfrom"?: ?["'].*?["']/g, ''),
      /(?:["'](?=\/docs\b)|\bto"?: ?["'](?=\/))([^"'\s#?$*]*)(?=["'#?])/g,
    );
    const days = all(text, /\bdate: '(.*?)'/g);
    return [
      ...all(text, /(\w+): '\s*'/g).map(
        (name) => `${name} is empty: write its text, or leave it out.`,
      ),
      ...days
        .filter((day) => !isDay(day))
        .map((day) => `"${day}" is not a day: write it as in 2025-06-23.`),
      ...days
        .filter((day) => isDay(day) && isFuture(day))
        .map((day) => `${day} is in the future: correct it.`),
      ...paths
        .filter((path) => known.get(withoutSlash(path)) !== path)
        .map((path) => `${path} ${adviceFor(path)}`),
    ];
  });
}

/** Finds product lines that share a label or a path: readers and the search could not tell them apart. */
export function findProductMistakes(
  list: readonly {readonly id: string; readonly label: string; readonly path: string}[],
): string[] {
  return (['label', 'path'] as const).flatMap((key) =>
    list.flatMap(({id, [key]: value}, index) => {
      const first = list.findIndex((other) => other[key] === value);
      return first === index
        ? []
        : [
            `src/data/products.ts: ${list[first]?.id} and ${id} have the same ${key} "${value}": give each its own.`,
          ];
    }),
  );
}

/** Finds releases that are older than the one below them, and releases with an empty change. */
export function findReleaseMistakes(list: readonly Release[]): string[] {
  return list.flatMap(({label, date, changes}, index) => [
    ...(date < (list[index + 1]?.date ?? '')
      ? [`src/data/releases.ts: ${label} is above a newer release: put the newest first.`]
      : []),
    ...(changes?.length === 0 || changes?.some((change) => change.trim() === '')
      ? [`src/data/releases.ts: ${label} has an empty change: write what changed, or leave it out.`]
      : []),
  ]);
}

/** Finds pages of one version with the same title or description: readers could not tell them apart. */
export function findSameTexts(
  pages: readonly {readonly file: string; readonly title: string; readonly description: string}[],
): string[] {
  return (['title', 'description'] as const).flatMap((key) =>
    pages.flatMap(({file, [key]: text}, index) => {
      const first = pages.findIndex((page) => page[key] === text);
      return first === index
        ? []
        : [
            `${file}:1: ${pages[first]?.file} has the same ${key}: reword one of them, or remove one of the pages.`,
          ];
    }),
  );
}

/** The labels that would mislead a reader who looks for them in the other terminal. */
const LABELS = [
  'button',
  'option',
  'permission',
  'extension',
] as const satisfies readonly (keyof PlatformLabels)[];

/** Finds labels of the other platform on a page that is about one platform. */
export function findOtherPlatform(source: string, platform: PlatformId): Mistake[] {
  const own = platforms[platform];
  const pairs = platformList
    .filter(({id}) => id !== platform)
    .flatMap((other) => [
      ...LABELS.map((label) => [other[label], own[label]] as const),
      [`platform="${other.id}"`, `platform="${own.id}"`] as const,
    ]);
  return findInLines(source, (text) =>
    pairs
      // A label of one platform may contain the other platform's.
      .filter(([wrong, right]) => wrong !== '' && text.replaceAll(right, '').includes(wrong))
      .map(
        ([wrong, right]) => `The page is about ${own.short}: write ${right} instead of ${wrong}.`,
      ),
  );
}
