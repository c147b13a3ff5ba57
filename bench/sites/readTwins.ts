import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {company} from '../../src/data/company';

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
 * Reads the Markdown twins of a build.
 * @param buildDir the finished build
 * @throws when there is no build, or a twin lacks its title or description
 */
export function readTwins(buildDir: string): PlainPage[] {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort();
  if (files.length === 0) {
    throw new Error('The build has no Markdown twins; run "npm run build" first.');
  }
  return files.map((file) => parseTwin(readFileSync(path.join(buildDir, file), 'utf8')));
}

/**
 * Splits a twin into its parts: title, description as a quotation, address, and then the page.
 * @throws when one of the first three is missing
 */
function parseTwin(twin: string): PlainPage {
  const head = /^# (?<title>.+)\n+> (?<description>.+)\n+Page: <(?<url>[^>]+)>\n+/u.exec(twin);
  const {title, description, url} = head?.groups ?? {};
  if (!head || !title || !description || !url) {
    throw new Error(`A twin has no title, description and address: ${twin.slice(0, 100)}`);
  }
  const body = twin
    .slice(head[0].length)
    .replace(/^Checked on .+\n+/u, '')
    .replaceAll(`](${company.url}`, '](')
    .replaceAll(']()', '](/)');
  return {route: new URL(url).pathname, title, description, body};
}
