import type {MarkedText, SearchHit, TextPart} from '../types';

/** Keeps the ellipsis of a snippet on the same line as the first word. */
const WORD_JOINER = '\u2060';

/** A hit with its texts in the form that a row shows. */
interface HitView {
  title: MarkedText;
  /**
   * Manual, platform, page and section. Leaves out a name that a later one contains, and a platform that the title
   * names.
   */
  path: string[];
  /** The meaning of a code or log line. */
  meaning: MarkedText | null;
  /** The text of the section, or the remedy for a code. */
  summary: MarkedText | null;
}

/** Prepares a hit for a row. Its deepest heading becomes the title. */
export function hitView({headings, manual, platform, content, remedy}: SearchHit): HitView {
  const title = headings.at(-1) ?? [];
  const label = platform?.toUpperCase();
  const [page, part] = headings.slice(0, -1).map(textOf);
  const path = [
    manual,
    label && !containsName(textOf(title), label) ? label : null,
    page,
    part,
  ].filter((name) => name != null);
  return {
    title,
    path: path.filter(
      (name, index) => !path.slice(index + 1).some((later) => containsName(later, name)),
    ),
    meaning: remedy ? content : null,
    summary: (remedy ?? content)?.map(joinEllipsis) ?? null,
  };
}

/** A marked text without its marks. */
export function textOf(parts: MarkedText): string {
  return parts.map(({text}) => text).join('');
}

/** Whether a text contains all words of a name, next to each other. */
function containsName(text: string, name: string): boolean {
  const pad = (words: string) => ` ${words.replace(/[\s:()–]+/g, ' ')} `;
  return pad(text).includes(pad(name));
}

function joinEllipsis({text, isMatch}: TextPart, index: number): TextPart {
  return {text: index === 0 ? text.replace(/^…/, `…${WORD_JOINER}`) : text, isMatch};
}
