import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../lib/paths';

/** The page that is measured on every site: a full page of steps, with a drawing and tables. */
export const PAGE = '/docs/r10/mt4/setup/install_ea';

/** The page that readers open next. The measured page links to it in its text. */
export const NEXT_PAGE = '/docs/r10/mt4/setup/attach_ea';

/** The longest page. */
export const CODES_PAGE = '/docs/support/troubleshooting/error-codes';

/** The home page, a task, the longest page, and one with folded answers. */
export const PAGES = ['/', PAGE, CODES_PAGE, '/docs/support/faq/setup'];

/** One page of the manual as plain Markdown, for another generator. */
export interface PlainPage {
  /** As on this site: `/docs/r10/` or `/docs/r10/drawdown`. */
  route: string;
  title: string;
  description: string;
  /** What follows the title. Links to other pages begin with `/`. */
  body: string;
}

/**
 * Reads the Markdown twins of the finished build, with the addresses and descriptions of their pages.
 * @throws if there is no build, or a page lacks its title, description or address
 */
export function readTwins(): PlainPage[] {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort();
  return files.map((file) => {
    const page = file === 'index.md' ? 'index.html' : file.replace(/\.md$/, '/index.html');
    const html = readFileSync(path.join(BUILD, page), 'utf8');
    const twin = readFileSync(path.join(BUILD, file), 'utf8');
    const url = /rel="?canonical"? href="?(?<url>[^\s">]+)/.exec(html)?.groups?.url;
    const description = /name="?description"? content="(?<text>[^"]+)/.exec(html)?.groups?.text;
    const head = /^[^#]*# (?<title>.+)\n+/u.exec(twin);
    const title = head?.groups?.title;
    if (!head || !title || !description || !url) {
      throw new Error(`A page has no title, description or address: ${file}`);
    }
    const {origin, pathname} = new URL(url);
    const body = twin
      .slice(head[0].length)
      .replaceAll(`](${origin}`, '](')
      .replaceAll(']()', '](/)');
    return {route: pathname, title, description, body};
  });
}

/**
 * Writes pages as files of another generator. A route that ends in a slash becomes an `index.md`.
 * @param folder for the pages below `root`
 * @param root the route of that folder, with a slash at its end; pages outside it are left out
 * @param withHeading for generators that show no title unless the text has a heading
 */
export function writePages(
  pages: readonly PlainPage[],
  {folder, root, withHeading}: {folder: string; root: string; withHeading: boolean},
): void {
  for (const {route, title, description, body} of pages) {
    if (route.startsWith(root)) {
      const file = path.join(
        folder,
        `${route.slice(root.length).replace(/(^|\/)$/, '$1index')}.md`,
      );
      const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${frontMatter}\n${withHeading ? `# ${title}\n\n` : ''}${body}`);
    }
  }
}

export interface SidebarLink {
  label: string;
  route: string;
}

/** A part of the manual with a sidebar of its own, such as a product line. */
export interface Section {
  /** The first folder below `/docs/`. */
  id: string;
  links: SidebarLink[];
  /** One for each folder inside it. */
  groups: {label: string; links: SidebarLink[]}[];
}

/**
 * Lists the sidebars for other generators: one for each folder below `/docs/`, as this manual has one for
 * each product line, with a group for each folder inside it.
 */
export function listSections(pages: readonly PlainPage[]): Section[] {
  const inDocs = pages.flatMap(({route, title: label}) => {
    const [, docs, id, ...rest] = route.split('/');
    return docs === 'docs' && id ? {id, group: rest.slice(0, -1).join(' '), label, route} : [];
  });
  return [...Map.groupBy(inDocs, ({id}) => id)].map(([id, own]) => {
    const groups = Map.groupBy(own, ({group}) => group);
    const links = groups.get('') ?? [];
    groups.delete('');
    return {id, links, groups: [...groups].map(([label, list]) => ({label, links: list}))};
  });
}
