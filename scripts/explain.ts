import {stripVTControlCharacters} from 'node:util';

/** A fault of many pages is told for a few of them. */
const MOST_SENTENCES = 10;

/** The start of a line of a stack, or the end of a nested error. */
const STACK = /^[ │]*(?:at |\.\.\. \d+ lines|[{}])/;

/**
 * The bundler prints an error of a page as its file, then its message, behind lines that it draws. MDX says the line
 * in the message or in the details.
 */
const PAGE_ERROR =
  /MDX compilation failed for file "(?<file>[^"]+)"[\s│]+Cause: (?<cause>[^]+?)(?: \((?<line>\d+):\d+.*\))?\n[\s│]+Details:\n(?:[\s│]+\{[^]+?"line": (?<details>\d+))?/g;

const UNDRAWN_PAGE =
  /Can't render static file for pathname "(?<page>[^"]+)"[^[]*\[cause\]: (?:\w+Error: |Error: )*(?<cause>.+)/g;

/** It stands at the end of all that the sidebar has. */
const SIDEBAR_ITEM = /Unknown sidebar item type "(?<type>.+?)"/g;

const BROKEN_LINKS =
  /Broken (?<kind>link|anchor) on source page path = (?<page>\S+):\n(?<links>(?:\s+-> linking to .+\n)+)/g;

const UNKNOWN_BOXES =
  /unused Markdown directives? in file "(?<file>[^"]+)"\n(?<boxes>(?:- \S+ \(\d+:\d+\)\s*)+)/g;

const MISSING_PACKAGE = /Module not found: Can't resolve '(?<name>[^']+)' in '(?<folder>[^']+)'/g;

const MISSING_DOCS = /These sidebar document ids do not exist:\s+(?<ids>(?:- \S+\s+)+)/g;

/**
 * Says what went wrong, in sentences that name the place. Docusaurus prints what it was doing first, and the cause
 * some lines further down, between the lines of a stack.
 * @param printed what Docusaurus printed about errors
 * @param root absolute path of the project, below which files are named
 */
export function explain(printed: string, root: string): string {
  const text = plainText(printed, root);
  return findSentences(printed, root) || (innermostCause(text) ?? withoutStack(text));
}

function plainText(printed: string, root: string): string {
  return stripVTControlCharacters(printed).replaceAll(`${root}/`, '');
}

/** What is known to be wrong with pages, a line for each; empty if nothing is. It may be an error or a warning. */
export function findSentences(printed: string, root: string): string {
  const text = plainText(printed, root);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(({groups = {}}) => groups);
  const sentences = [
    ...all(PAGE_ERROR).map(({file = '', cause = '', details = '', line = details}) =>
      withPlace(
        inWords(cause.replace(/[\s│]*\n[\s│]*/g, ' ')),
        line === '' ? file : `${file}:${line}`,
      ),
    ),
    ...all(UNDRAWN_PAGE).map(({page = '', cause = ''}) => `${page} cannot be drawn: ${cause}`),
    ...all(SIDEBAR_ITEM).map(
      ({type}) =>
        `sidebars.ts: "${type}" is not a type of an item. Use doc, ref, link, html or category.`,
    ),
    ...all(BROKEN_LINKS).flatMap(({kind, page = '', links = ''}) =>
      [...links.matchAll(/linking to (\S+)/g)].map(
        ([, target = '']) =>
          `${page} links to ${target}, ${kind === 'link' ? 'which is not a page' : 'a page without that id'}.`,
      ),
    ),
    ...all(UNKNOWN_BOXES).flatMap(({file = '', boxes = ''}) =>
      [...boxes.matchAll(/- (\S+) \((\d+)/g)].map(
        ([, name = '', line = '']) =>
          `${file}:${line}: ${name} is not a box that pages have: check the spelling.`,
      ),
    ),
    ...all(MISSING_PACKAGE).map(
      ({name = '', folder = ''}) =>
        `A file in ${folder} imports ${name}, which is not there: correct the name, or install the package.`,
    ),
    ...all(MISSING_DOCS).flatMap(({ids = ''}) =>
      [...ids.matchAll(/- (\S+)/g)].map(
        ([, id = '']) =>
          `There is no page docs/${id}: add it, or remove its line from sidebars.ts or src/data.`,
      ),
    ),
  ];
  return [...new Set(sentences)].slice(0, MOST_SENTENCES).join('\n');
}

/** What MDX says about a sign that it cannot read, in the words of an author. */
function inWords(cause: string): string {
  const [, sign] = /^Unexpected character `(.)` .+? (?:before|in) name,/.exec(cause) ?? [];
  if (sign === '!') {
    return 'MDX has no HTML comments: write {/* … */}.';
  }
  return sign
    ? `< begins an element, whose name cannot have "${sign}" in it: in text, write \\<.`
    : cause;
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
    .slice(0, MOST_SENTENCES)
    .join('\n')
    .trim();
}

function withPlace(sentence: string, file: string): string {
  return file === '' || sentence.includes(file) ? sentence : `${file}: ${sentence}`;
}
