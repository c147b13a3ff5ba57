import type {Plugin} from '@docusaurus/types';

/** Each page preloads it, so its address is fixed: a new cut needs a new name. `scripts/typeface.py` makes it. */
const FILE = 'atkinson-hyperlegible-next-plain-zero.woff2';

/** Arial as wide as the typeface, for a first visit on a slow line: its lines break at nearly the same words. */
const matchedArial = (weights: string, name: string) =>
  `@font-face{font-family:"Matched Arial";font-weight:${weights};src:local("Arial${name}"),local("Liberation Sans${name}");ascent-override:99%;descent-override:31.8%;line-gap-override:0%;size-adjust:99.4%}`;

/**
 * Adds the typeface to each page: one file, preloaded, and not used if it comes late, because that would shift the
 * layout. It is declared here and not in the style sheet: the sheet comes after the first paint, and a typeface that
 * is declared again then takes the place of Arial in the middle of reading.
 */
export default function pluginTypeface({baseUrl}: {baseUrl: string}): Plugin {
  const href = `${baseUrl}${FILE}`;
  const declarations = [
    `@font-face{font-family:"Atkinson Hyperlegible Next Variable";font-weight:400 700;font-display:optional;src:url(${href}) format("woff2")}`,
    matchedArial('400', ''),
    matchedArial('600 700', ' Bold'),
  ];
  return {
    name: 'manual-typeface',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
            href,
          },
        },
        {tagName: 'style', innerHTML: declarations.join('')},
      ],
    }),
  };
}
