import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readColour} from './readColour';

/** `npm run icons` draws both. */
const SOCIAL_CARD = {path: 'img/social-card.png', width: '1200', height: '630'};
const TOUCH_ICON = 'img/apple-touch-icon.png';

function meta(attributes: Record<string, string>): HtmlTagObject {
  return {tagName: 'meta', attributes};
}

/** Adds the head tags that all pages share. In the config, they would also become part of the main bundle. */
export default function siteHead({
  baseUrl,
  siteConfig: {tagline, title, url},
}: LoadContext): Plugin {
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        meta({property: 'og:type', content: 'website'}),
        meta({property: 'og:site_name', content: title}),
        meta({property: 'og:image', content: `${url}${baseUrl}${SOCIAL_CARD.path}`}),
        meta({property: 'og:image:width', content: SOCIAL_CARD.width}),
        meta({property: 'og:image:height', content: SOCIAL_CARD.height}),
        meta({property: 'og:image:alt', content: `${title}: ${tagline}`}),
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}${TOUCH_ICON}`},
        },
        // The bars of the browser on a phone have the colour of ours, which is the same in both modes.
        meta({name: 'theme-color', content: readColour('--manual-bar')}),
        // For the time before the style sheet has loaded: the site starts in light mode, whatever the system
        // prefers.
        meta({name: 'color-scheme', content: 'light'}),
      ],
    }),
  };
}
