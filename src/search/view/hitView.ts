import type {MarkedText, SearchHit, TextPart} from '../types';

/** Keeps the ellipsis of a cut text on the line of its first word. */
const WORD_JOINER = '\u2060';

/** Stands between what terminals print for one code. */
const BETWEEN_MESSAGES = ' · ';

/** A hit as a row shows it. */
export interface HitView {
  title: MarkedText;
  /** The title is what terminals print. */
  isPrinted: boolean;
  /**
   * Manual, platform, page and its part. A name that a later one says is left out, and so is a platform that
   * the title says.
   */
  path: string[];
  /** What logs print for a code: each text once, and none that is the title. */
  message: MarkedText | null;
  /** What a code or a log line means. */
  meaning: MarkedText | null;
  /** What it says, or what to do about the code. */
  summary: MarkedText | null;
}

/** The deepest heading is the title. */
export function hitView({headings, manual, platform, ...texts}: SearchHit): HitView {
  const title = headings.at(-1) ?? [];
  const label = platform?.toUpperCase();
  const [page, part] = headings.slice(0, -1).map(textOf);
  const path = [manual, label && !says(textOf(title), label) ? label : null, page, part].filter(
    (name) => name != null,
  );
  const {remedy, content} = texts;
  const message = texts.message && withoutRepeats(texts.message, title);
  return {
    title,
    isPrinted: texts.message !== null && message === null,
    path: path.filter((name, index) => !path.slice(index + 1).some((later) => says(later, name))),
    message,
    meaning: remedy && content,
    summary: (remedy ?? content)?.map(joinEllipsis) ?? null,
  };
}

/** A marked text without its marks. */
export function textOf(parts: MarkedText): string {
  return parts.map(({text}) => text).join('');
}

function says(text: string, name: string): boolean {
  const wordsOf = (it: string) => ` ${it.replace(/[\s:()–]+/g, ' ')} `;
  return wordsOf(text).includes(wordsOf(name));
}

/** A terminal and its library often print the same, but for capitals and blanks, and a snippet is cut. */
function withoutRepeats(message: MarkedText, title: MarkedText): MarkedText | null {
  const bare = (parts: MarkedText) => textOf(parts).replace(/[\s…]/g, '').toLowerCase();
  const kept: MarkedText[] = [];
  for (const text of splitMessages(message)) {
    if (![title, ...kept].some((said) => bare(said).includes(bare(text)))) {
      kept.push(text);
    }
  }
  const between = {text: BETWEEN_MESSAGES, isMatch: false};
  return kept.length === 0
    ? null
    : kept.flatMap((text, index) => (index === 0 ? text : [between, ...text]));
}

function splitMessages(message: MarkedText): TextPart[][] {
  const messages: TextPart[][] = [[]];
  for (const {text, isMatch} of message) {
    text.split(BETWEEN_MESSAGES).forEach((piece, index) => {
      if (index > 0) {
        messages.push([]);
      }
      messages.at(-1)?.push({text: piece, isMatch});
    });
  }
  return messages;
}

function joinEllipsis({text, isMatch}: TextPart, index: number): TextPart {
  return {text: index === 0 ? text.replace(/^…/, `…${WORD_JOINER}`) : text, isMatch};
}
