import {stripVTControlCharacters} from 'node:util';

/** A fault of many pages is told for a few of them. */
const MOST_SENTENCES = 10;

/** The start of a line of a stack, or the end of a nested error. */
const STACK = /^[ │]*(?:at |\.\.\. \d+ lines|[{}])/;

/** The bundler prints an error of a page as its file, then its message, behind lines that it draws. */
const PAGE_ERROR = /MDX compilation failed for file "(?<file>[^"]+)"[\s│]+Cause: (?<cause>.+)/g;

const UNDRAWN_PAGE =
  /Can't render static file for pathname "(?<page>[^"]+)"[^[]*\[cause\]: (?:\w+Error: |Error: )*(?<cause>.+)/g;

const BROKEN_LINKS = /source page path = (?<page>\S+):\n(?<links>(?:\s+-> linking to .+\n)+)/g;

/**
 * Says what went wrong, in sentences that name the place. Docusaurus prints what it was doing first, and the cause
 * some lines further down, between the lines of a stack.
 * @param printed what Docusaurus printed about errors
 * @param root absolute path of the project, below which files are named
 */
export function explain(printed: string, root: string): string {
  const text = stripVTControlCharacters(printed).replaceAll(`${root}/`, '');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(({groups = {}}) => groups);
  const sentences = [
    ...all(PAGE_ERROR).map(({file = '', cause = ''}) => withPlace(cause, file)),
    ...all(UNDRAWN_PAGE).map(({page = '', cause = ''}) => `${page} cannot be drawn: ${cause}`),
    ...all(BROKEN_LINKS).flatMap(({page = '', links = ''}) =>
      [...links.matchAll(/linking to (\S+)/g)].map(
        ([, target = '']) => `${page} links to ${target}, which is not a page.`,
      ),
    ),
  ];
  const found = [...new Set(sentences)].slice(0, MOST_SENTENCES);
  return found.length > 0 ? found.join('\n') : (innermostCause(text) ?? withoutStack(text));
}

/** The message of the innermost cause, with the file that an outer one names. */
function innermostCause(text: string): string | undefined {
  const [, ...causes] = text.split('[cause]: ').map(messageOf);
  const file = causes.map((cause) => /path=(\S+)/.exec(cause)?.[1]).find(Boolean);
  const last = causes.at(-1);
  return last && withPlace(last, file ?? '');
}

function withoutStack(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => !STACK.test(line) && !line.startsWith('[ERROR] Client'));
  return lines.join('\n').trim();
}

/** What stands before the lines of a stack. */
function messageOf(error: string): string {
  const lines = error.split('\n');
  const stack = lines.findIndex((line) => STACK.test(line));
  const [first = '', ...others] = lines.slice(0, stack < 0 ? undefined : stack);
  return [first.replace(/^\w*(?:Error|Exception): /, ''), ...others.map((line) => line.trim())]
    .join('\n')
    .trim();
}

function withPlace(sentence: string, file: string): string {
  return file === '' || sentence.includes(file) ? sentence : `${file}: ${sentence}`;
}
