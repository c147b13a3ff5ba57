import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

/** `--ifm-navbar-background-color` in light mode; `src/client-modules/themeColor.ts` follows the mode. */
const LIGHT = '#fff';

function meta(attributes: Record<string, string>): HtmlTagObject {
  return {tagName: 'meta', attributes};
}

/** Adds what the heads of all pages have in common. Put into the config, it would weigh on each page twice. */
export default function siteHead({siteConfig: {title}}: LoadContext): Plugin {
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        meta({property: 'og:type', content: 'website'}),
        meta({property: 'og:site_name', content: title}),
        meta({name: 'theme-color', content: LIGHT}),
        // Until the style sheet says more: the site starts in light mode, whatever the system prefers.
        meta({name: 'color-scheme', content: 'light'}),
      ],
    }),
  };
}
