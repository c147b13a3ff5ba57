import {getHtmlMinifier, type HtmlMinifierType} from '@docusaurus/bundler';
import type {HtmlTagObject, LoadedPlugin} from '@docusaurus/types';
import {readInlineCode} from './readInlineCode';

const THEME = 'docusaurus-theme-classic';

/**
 * The inline script that the theme puts into each page, as it stands there: asked of the theme itself,
 * so that it follows the theme's settings and version, and minified as pages are.
 * @throws when the theme injects anything else than one inline script
 */
export async function readThemeScript(
  plugins: readonly LoadedPlugin[],
  type: HtmlMinifierType,
): Promise<string> {
  const theme = plugins.find(({name}) => name === THEME);
  const tags = theme?.injectHtmlTags?.({content: theme.content}) ?? {};
  const [tag, ...more] = [tags.headTags, tags.preBodyTags, tags.postBodyTags]
    .flat()
    .filter(Boolean);
  if (!isScript(tag) || more.length > 0) {
    throw new Error(
      `security-headers expects ${THEME} to put one inline script into each page, but it puts ${JSON.stringify([tag, ...more])}: read what a new version of the theme does, then adapt src/plugins/security-headers/readThemeScript.ts.`,
    );
  }
  const {minify} = await getHtmlMinifier({type});
  const {code} = await minify(
    `<!doctype html><html><body><script>${tag.innerHTML ?? ''}</script></body></html>`,
  );
  return readInlineCode(code).scripts.join('');
}

function isScript(tag: HtmlTagObject | string | undefined): tag is HtmlTagObject {
  return typeof tag === 'object' && tag.tagName === 'script' && !tag.attributes;
}
