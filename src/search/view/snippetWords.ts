import {NARROW_SCREEN, SNIPPET_WORDS} from '../shared/constants';

/** The words of a snippet: fewer on narrow screens. */
export function snippetWords(): number {
  return window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}
