import {LEVELS} from '../shared/indexFormat';
import type {SearchHit} from '../types';
import {parseMarks} from './marks';

/** Keeps the ellipsis of a cut text on the line of its first word. */
const WORD_JOINER = '\u2060';

/** A hit as a row shows it. All texts are escaped HTML with marks, unless it says otherwise. */
export interface HitView {
  title: string;
  /**
   * Manual, platform, page and its part, unmarked. A name that a later one says is left out, and so is a
   * platform that the title says.
   */
  path: string[];
  /** What logs print for a code: each text once, and none that is the title. */
  message: string | null;
  /** What a code or a log line means. */
  meaning: string | null;
  /** What it says, or what to do about the code. */
  summary: string | null;
}

/** The deepest heading is the title. */
export function hitView(hit: SearchHit): HitView {
  const filled = LEVELS.filter((level) => hit.hierarchy[level]);
  const deepest = filled.at(-1);
  const heading =
    deepest && (hit._highlightResult.hierarchy[deepest]?.value ?? hit.hierarchy[deepest]);
  const title = heading ?? hit.hierarchy.lvl0 ?? hit.url;
  const label = hit.platform?.toUpperCase();
  const platform = label && !says(title, label) ? label : null;
  const [page, part] = filled.slice(0, -1).map((level) => hit.hierarchy[level]);
  const path = [hit.hierarchy.lvl0, platform, page, part].filter((name) => name != null);
  const {message, remedy, content} = hit._snippetResult;
  const summary = (remedy ?? content)?.value ?? hit.content;
  return {
    title,
    path: path.filter((name, index) => !path.slice(index + 1).some((later) => says(later, name))),
    message: message ? withoutRepeats(message.value, title) : null,
    meaning: (remedy && content?.value) ?? null,
    summary: summary?.replace(/^…/, `…${WORD_JOINER}`) ?? null,
  };
}

function says(text: string, name: string): boolean {
  const wordsOf = (html: string) => ` ${textOf(html).replace(/[\s:()–]+/g, ' ')} `;
  return wordsOf(text).includes(wordsOf(name));
}

/** A terminal and its library often print the same, but for capitals and blanks, and a snippet is cut. */
function withoutRepeats(message: string, title: string): string | null {
  const bare = (html: string) => textOf(html).replace(/[\s…]/g, '').toLowerCase();
  const kept: string[] = [];
  for (const text of message.split(' · ')) {
    if (![title, ...kept].some((said) => bare(said).includes(bare(text)))) {
      kept.push(text);
    }
  }
  return kept.join(' · ') || null;
}

function textOf(html: string): string {
  return parseMarks(html)
    .map(({text}) => text)
    .join('');
}
