import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {CompiledSheet} from 'beasties/compiler';
import {fileOf} from './readPages';

/** The link that Docusaurus writes for the one style sheet of the site. */
const SHEET_LINK = /<link rel=stylesheet href=([^>\s]+\.css)>/;

/**
 * Selectors that count as used in each page: those of states that a script sets before the first paint, and those
 * with a list in brackets, which beasties cannot read.
 */
const ALWAYS_USED = [/\[data-theme=/, /\[data-announcement-bar/, /:(?:is|where|has)\(/];

/** A declared custom property. Infima declares 400, of which a page uses a fifth. */
const DECLARED_NAME = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;{}"'])*;?/g;

/** Leaves out the custom properties that nothing reads, until all that are left are read. */
function withoutUnusedNames(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = css.replace(DECLARED_NAME, (text, name: string) => (used.has(name) ? text : ''));
  return rest === css ? css : withoutUnusedNames(rest);
}

/** Returns a function that gives the part of a style sheet that a page uses. */
async function createStyleReader({outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>) {
  // Not at the top of the file: these are ES modules, and Docusaurus reads this file as CommonJS.
  const {compileSheet} = await import('beasties/compiler');
  const {renderCriticalCss, scanHtml} = await import('beasties/runtime');
  let sheet: CompiledSheet | undefined;
  return (href: string, html: string): string => {
    // Not exact: that takes the elements whose end tags the minifier left out for parents of those that follow.
    // Without `href`, which makes beasties change URLs, and break those of data that hold a quote.
    sheet ??= compileSheet(readFileSync(path.join(outDir, href.slice(baseUrl.length)), 'utf8'), {
      allowRules: ALWAYS_USED,
      exact: false,
    });
    const used = renderCriticalCss(sheet, scanHtml(html), {keyframes: 'none'});
    return withoutUnusedNames(used.css);
  };
}

/** Returns a function that gives the URLs of the scripts of a route, from what Docusaurus keeps of its build. */
function createScriptReader({generatedFilesDir}: Pick<Props, 'generatedFilesDir'>) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const routes = read('routesChunkNames.json') as Record<string, Record<string, unknown>>;
  const {origins, assets} = read('client-manifest.json') as {
    origins: Record<string, string[] | undefined>;
    assets: Record<string, {js?: {publicPath: string}[]} | undefined>;
  };
  return (route: string): string[] => {
    // A key is the path of a route, a hyphen and three digits of a hash.
    const matches = Object.entries(routes).filter(([key]) => key.slice(0, -4) === route);
    // The page /docs shares its path with the routes around all pages of the manual, whose scripts it doesn't need.
    return (matches.length === 1 ? matches : [])
      .flatMap(([, chunks]) => Object.values(chunks))
      .flatMap((chunk) => (typeof chunk === 'string' ? (origins[chunk] ?? []) : []))
      .flatMap((id) => assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);
  };
}

/**
 * Lets each page be drawn and answer sooner: writes into it the styles that it uses, moves the link to the whole
 * sheet to its end, and asks there for the scripts of the page, which its main script would ask for only later.
 * @throws if a page has no link to a style sheet in the form that Docusaurus writes
 */
export async function shortenFirstLoad(
  props: Pick<Props, 'outDir' | 'baseUrl' | 'routes' | 'generatedFilesDir'>,
): Promise<void> {
  const stylesOf = await createStyleReader(props);
  const scriptsOf = createScriptReader(props);
  for (const {path: route} of flattenRoutes(props.routes)) {
    const file = fileOf(route, props);
    const html = readFileSync(file, 'utf8');
    const [link, href] = SHEET_LINK.exec(html) ?? [];
    if (link === undefined || href === undefined) {
      throw new Error(`${file} has no link to a style sheet.`);
    }
    const preloads = scriptsOf(route)
      .filter((script) => !html.includes(script))
      .map((script) => `<link rel=preload as=script href=${script}>`);
    const page = html.replace(link, () => `<style>${stylesOf(href, html)}</style>`);
    writeFileSync(file, page + link + preloads.join(''));
  }
}
