import {BETWEEN_MESSAGES} from '../../shared/constants';
import {objectIdOf, pathOf} from '../../shared/indexFormat';
import type {MarkedText, SearchHit, SearchRecord} from '../../types';
import {highlight, snippet, type Marking} from './snippets';
import {stem} from './wordForms';

interface Options {
  marking: Marking;
  snippetWords: number;
  /** True if the heading needs the title of its page in front: `Attach the EA · Finished`. */
  isNamedByPage: boolean;
}

/** Turns a record into a hit with marks and snippets. */
export function createHit(
  record: SearchRecord,
  {marking, snippetWords, isNamedByPage}: Options,
): SearchHit {
  const cut = (text: string | null): MarkedText | null =>
    text ? snippet(text, snippetWords, marking) : null;
  const headings = record.headings.filter((heading) => heading !== null);
  const title = headings.at(-1) ?? '';
  const shownHeadings = isNamedByPage ? [`${headings[0]} · ${title}`] : headings;
  const messages = record.message?.split(BETWEEN_MESSAGES) ?? [];
  const others = withoutRepeats(messages, title);
  return {
    objectID: objectIdOf(record),
    path: pathOf(record),
    platform: record.platform,
    manual: record.manual,
    headings: shownHeadings.map((heading) => highlight(heading, marking)),
    content: cut(record.content),
    message: cut(matchedBeyond(title, others, marking).join(BETWEEN_MESSAGES)),
    remedy: cut(record.remedy),
    ...(messages.length > 0 && others.length === 0 && {isPrinted: true}),
  };
}

/**
 * Drops messages that repeat the title or another message. A terminal and its library often print the same
 * with other capitals and blanks.
 */
function withoutRepeats(messages: readonly string[], title: string): string[] {
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return messages.filter(
    (message, index) =>
      ![title, ...messages.slice(0, index)].some((shown) => bare(shown).includes(bare(message))),
  );
}

/** The messages that have a word of the query which the title has in no form. Others only repeat the title. */
function matchedBeyond(
  title: string,
  messages: readonly string[],
  {words, marksOf}: Marking,
): string[] {
  const stemsIn = (text: string) => {
    const found = words(text);
    const marks = marksOf(found);
    return found.filter((_, index) => marks[index]).map(({term}) => stem(term));
  };
  const inTitle = stemsIn(title);
  return messages.filter((message) => stemsIn(message).some((word) => !inTitle.includes(word)));
}
