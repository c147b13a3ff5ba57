import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {select, selectAll} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {FinishedPage} from './readPages';

const OPTIONS = {extensions: [gfmToMarkdown({tablePipeAlign: false})]};

/** The file of a page's twin, without the base URL: `docs/r10.md` for `/docs/r10/`. */
const twinOf = (route: string, baseUrl: string) =>
  `${route.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.md`;

/**
 * Writes a Markdown twin of each page, and the lists of them that language models look for:
 * https://llmstxt.org. Links in the pages are made absolute.
 */
export function writeTwins(
  pages: readonly FinishedPage[],
  {
    outDir,
    baseUrl,
    siteConfig: {url, title, tagline},
  }: Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>,
): void {
  const twins = pages.map(({route, document, article}) => {
    for (const link of selectAll('a[href]', article)) {
      link.properties['href'] = new URL(String(link.properties['href']), url + route).href;
    }
    // A summary would be one line of text, with a question and its answer run together.
    for (const summary of selectAll('summary', article)) {
      summary.tagName = 'div';
    }
    const text = toMarkdown(toMdast(article), OPTIONS);
    const title = select('h1', document);
    const description = select('meta[name=description]', document)?.properties['content'];
    return {
      name: twinOf(route, baseUrl),
      title: title ? toString(title) : route,
      description: String(description),
      text,
    };
  });
  const list = twins.map(
    ({name, title: label, description}) => `- [${label}](${url}${baseUrl}${name}): ${description}`,
  );
  const files = [
    ...twins,
    {name: 'llms.txt', text: `# ${title}\n\n> ${tagline}\n\n${list.join('\n')}\n`},
    {name: 'llms-full.txt', text: twins.map(({text}) => text).join('\n---\n\n')},
  ];
  for (const {name, text} of files) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
