import {statSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {withOtherSlash} from '../hosting/redirects';
import type {BuiltSite} from '../types';
import type {ForeignOrigins} from './policy';

/**
 * Checks that browsers can load everything on the built pages.
 * @throws with each thing that the policy blocks or that does not exist, and the page that contains it
 */
export function checkReachable(
  {pages, origin, baseUrl}: BuiltSite,
  outDir: string,
  foreign: ForeignOrigins,
): void {
  const has = (file: string) =>
    [file, path.join(file, 'index.html')].some((name) =>
      statSync(path.join(outDir, name), {throwIfNoEntry: false})?.isFile(),
    );
  const routes = new Set(pages.map(({route}) => route));
  const problems = pages.flatMap(({file, route, document}) =>
    findUnreachable(document, route, {origin, baseUrl, foreign, routes, has}).map(
      (problem) => `- ${file} has ${problem}`,
    ),
  );
  if (problems.length > 0) {
    throw new Error(
      `Readers could not load or open everything on the built pages:\n${problems.join('\n')}`,
    );
  }
}

interface Site {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly foreign: ForeignOrigins;
  /** The paths of all pages, with base URL. */
  readonly routes: ReadonlySet<string>;
  /** Whether a page or file exists at a path of the site. The path has no base URL. */
  readonly has: (path: string) => boolean;
}

const MEDIA = ['video', 'audio', 'object', 'embed'];

/**
 * Finds what a reader could not load or follow: content of other sites that the policy blocks, missing
 * pictures and files, absolute links to missing pages of this site, links whose slash differs from that of the page, and
 * links that leave out their protocol.
 * @param route of the page
 * @returns a sentence for each
 */
export function findUnreachable(document: Root, route: string, site: Site): string[] {
  const problems: string[] = [];
  visit(document, 'element', (element) => {
    const problem = judge(element, route, site);
    if (problem !== undefined) {
      problems.push(problem);
    }
  });
  return problems;
}

function judge(
  {tagName, properties}: Element,
  route: string,
  {origin, baseUrl, foreign, routes, has}: Site,
): string | undefined {
  const [address] = ['src', 'href', 'action', 'data']
    .map((name) => properties[name])
    .filter((value) => typeof value === 'string');
  if (MEDIA.includes(tagName)) {
    return `a <${tagName}>, which the security policy blocks: link to the file instead, or to its page on a video site.`;
  }
  if (address === undefined || !URL.canParse(address, origin + route)) {
    return undefined;
  }
  const target = new URL(address, origin + route);
  const isOwn = target.origin === origin;
  if (tagName === 'iframe' && !foreign.frames.includes(target.origin)) {
    return `a frame of ${target.origin}, which the security policy blocks: write a link, or name the site in "videoSites" of src/data/company.ts.`;
  }
  if (tagName === 'script' && !isOwn && !foreign.scripts.includes(target.origin)) {
    return `a script of ${target.origin}, which the security policy blocks: if it counts visits, write its address into "counter" of src/data/company.ts.`;
  }
  if (tagName === 'link' && !isOwn && [properties['rel']].flat().includes('stylesheet')) {
    return `a style sheet of ${target.origin}, which the security policy blocks: put it into src/css.`;
  }
  if (tagName === 'form' && !isOwn) {
    return `a form for ${target.origin}, which the security policy blocks: link to the page that has the form.`;
  }
  if (tagName === 'img' && !isOwn && target.protocol !== 'data:') {
    return `a picture of ${target.origin}, which the security policy blocks: put it into static/img.`;
  }
  if (tagName === 'a' && !isOwn && /^(?:\/\/|ftp:)/i.test(address)) {
    return `a link to ${address}, which browsers may not open: write its address with "https://".`;
  }
  const otherSlash = withOtherSlash(target.pathname);
  if (tagName === 'a' && isOwn && !routes.has(target.pathname) && routes.has(otherSlash)) {
    return `a link to ${address}, but the page is ${otherSlash}: write it with that ending.`;
  }
  const isInside = isOwn && target.pathname.startsWith(baseUrl);
  const isFile = /\.\w+$/.test(target.pathname);
  // Docusaurus checks links to pages without an origin. Twins and lists for machines are not written yet.
  const isCheckedLink =
    tagName === 'a' &&
    (isFile ? !/\.(?:md|txt|xml)$/.test(target.pathname) : address.startsWith(origin));
  const isChecked = tagName === 'img' || isCheckedLink;
  return isChecked && isInside && !has(decodeURI(target.pathname.slice(baseUrl.length)))
    ? `${tagName === 'img' ? 'the picture' : 'a link to'} ${address}, which does not exist: correct the path.`
    : undefined;
}
