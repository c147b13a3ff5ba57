import {BETWEEN_MESSAGES} from '../shared/constants';
import type {MarkedText, SearchHit, TextPart} from '../types';

/** Keeps the ellipsis of a snippet on the same line as the first word. */
const WORD_JOINER = '\u2060';

/** A hit with its texts in the form that a row shows. */
export interface HitView {
  title: MarkedText;
  /** True if the title is a text that terminals print. */
  isPrinted: boolean;
  /**
   * Manual, platform, page and section. Leaves out a name that a later one contains, and a platform that the
   * title names.
   */
  path: string[];
  /** The messages that logs print for a code, each once, without the one that is the title. */
  message: MarkedText | null;
  /** The meaning of a code or log line. */
  meaning: MarkedText | null;
  /** The text of the section, or the remedy for a code. */
  summary: MarkedText | null;
}

/** Prepares a hit for a row. Its deepest heading becomes the title. */
export function hitView({headings, manual, platform, content, ...texts}: SearchHit): HitView {
  const title = headings.at(-1) ?? [];
  const label = platform?.toUpperCase();
  const [page, part] = headings.slice(0, -1).map(textOf);
  const path = [
    manual,
    label && !containsName(textOf(title), label) ? label : null,
    page,
    part,
  ].filter((name) => name != null);
  const {message: printed = null, remedy = null} = texts;
  const message = printed && withoutRepeats(printed, title);
  return {
    title,
    isPrinted: printed !== null && message === null,
    path: path.filter(
      (name, index) => !path.slice(index + 1).some((later) => containsName(later, name)),
    ),
    message,
    meaning: remedy && content,
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

/**
 * Drops messages that repeat the title or another message. A terminal and its library often print the same
 * with other capitals and blanks, and a snippet may have only a part of it.
 */
function withoutRepeats(message: MarkedText, title: MarkedText): MarkedText | null {
  const bare = (parts: MarkedText) => textOf(parts).replace(/[\s…]/g, '').toLowerCase();
  const kept: MarkedText[] = [];
  for (const text of splitMessages(message)) {
    if (![title, ...kept].some((shown) => bare(shown).includes(bare(text)))) {
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
