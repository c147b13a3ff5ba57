interface CompanyLink {
  readonly label: string;
  readonly href: string;
}

/** The publisher of the manual and its addresses. */
interface Company {
  readonly name: string;
  /** Title of the manual, in the navbar and in the tabs of browsers. */
  readonly title: string;
  readonly tagline: string;
  /** What the manual is for, in a sentence, for search engines and the card of link previews. */
  readonly description: string;
  /** Scheme and host that the manual is served from; canonical links and the sitemap start with it. */
  readonly url: string;
  /** The path below which the manual is served, with a slash at both ends: `/` or `/manual/`. */
  readonly baseUrl: string;
  /** The company's own site, which the navbar links to on the right. */
  readonly website: string;
  /** The text at the foot of each page, in front of the company's name. */
  readonly copyright: string;
  readonly trademarks: string;
  /** Public places where traders help each other, in the footer. */
  readonly community: readonly CompanyLink[];
}

/** Change name and addresses here and nowhere else. */
export const company: Company = {
  name: 'Capital Solutions',
  title: 'Capital Solutions Manual',
  tagline: 'The online manual',
  description:
    'Install, set up and troubleshoot your Expert Advisors (EAs) on MetaTrader 4 and MetaTrader 5.',
  url: 'https://manual.capital-solutions.example',
  baseUrl: '/',
  website: 'https://www.capital-solutions.example',
  copyright: 'Copyright © 2025',
  trademarks: 'MetaTrader is a trademark of MetaQuotes, which doesn’t publish this manual.',
  community: [
    {label: 'MQL5 forum', href: 'https://www.mql5.com/en/forum'},
    {
      label: 'MetaTrader 4 help',
      href: 'https://www.metatrader4.com/en/trading-platform/help',
    },
    {label: 'MetaTrader 5 help', href: 'https://www.metatrader5.com/en/terminal/help'},
  ],
};
