import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A change of one or two files, and where a reader sees it. */
export interface Edit {
  /** As the table names it. */
  name: string;
  route: string;
  /** The files by their path in the site, and what an author makes of each; the source is empty for a new file. */
  files: Readonly<Record<string, (source: string, word: string) => string>>;
}

const QUESTIONS = 'docs/support/faq/setup';
const NEW_PAGE = 'docs/support/faq/measured';

const newPage = (_source: string, word: string) =>
  `---\ntitle: ${word}\ndescription: A page with the invented title ${word}, which exists only while it is measured.\nsidebar_label: ${word}\nreviewed: 2026-11-21\nkeywords: [${word}]\n---\n\nText.\n`;

/** Puts text before the first heading of the second level. */
const beforeHeading = (text: (word: string) => string) => (source: string, word: string) =>
  source.replace(/\n## /, `\n${text(word)}\n\n## `);

function pageEdits(extension: string, headingId: string, sidebar: Edit['files']): Edit[] {
  const file = QUESTIONS + extension;
  return [
    {
      name: 'paragraph',
      route: `/${QUESTIONS}`,
      files: {[file]: beforeHeading((word) => `A paragraph with ${word}.`)},
    },
    {
      name: 'heading',
      route: `/${QUESTIONS}`,
      files: {[file]: beforeHeading((word) => `## A heading with ${word}${headingId}`)},
    },
    {
      name: 'new page',
      route: `/${NEW_PAGE}`,
      files: {[NEW_PAGE + extension]: newPage, ...sidebar},
    },
  ];
}

/** What is changed in another site with the same pages, which has no partials and no data. */
export const stockEdits = pageEdits('.md', '', {});

/** What is changed in this manual. */
export const ownEdits: readonly Edit[] = [
  ...pageEdits('.mdx', ' {#measured}', {
    'sidebars.ts': (source) =>
      source.replace("'support/faq/setup', ", "'support/faq/measured', $&"),
  }),
  {
    name: 'partial',
    route: '/docs/r10/drawdown',
    files: {'docs/_partials/_drawdown.mdx': beforeHeading((word) => `A paragraph with ${word}.`)},
  },
  {
    name: 'row of a code',
    route: '/docs/support/troubleshooting/error-codes',
    files: {
      'src/data/return-codes/mt5-server.ts': (source, word) =>
        source.replace(/meaning: '[^']*'/, `meaning: 'A meaning with ${word}.'`),
    },
  },
  {
    name: 'label of a product',
    route: '/docs/support/',
    files: {
      'src/data/products.ts': (source, word) => source.replace("label: 'R-50'", `label: '${word}'`),
    },
  },
];

/** Reads the files of an edit as they are; null for one that does not exist yet. */
export function readFiles(folder: string, {files}: Edit): Map<string, string | null> {
  return new Map(
    Object.keys(files).map((name) => {
      const file = path.join(folder, name);
      try {
        return [file, readFileSync(file, 'utf8')];
      } catch {
        return [file, null];
      }
    }),
  );
}

/** Saves the changed files. */
export function save(folder: string, {files}: Edit, word: string): void {
  for (const [name, change] of Object.entries(files)) {
    const file = path.join(folder, name);
    let source = '';
    try {
      source = readFileSync(file, 'utf8');
    } catch {
      // A new file.
    }
    writeFileSync(file, change(source, word));
  }
}
