import type {MarkedText} from '@site/src/search/types';

/** A text with square brackets around what is marked. */
export function marked(parts: MarkedText | null | undefined): string | null {
  return parts ? parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('') : null;
}

/** The inverse of `marked`: reads a text whose marked parts are in [brackets]. */
export function parts(text: string): MarkedText {
  return text
    .split(/\[(.*?)\]/)
    .map((part, index) => ({text: part, isMatch: index % 2 === 1}))
    .filter((part) => part.text !== '');
}
