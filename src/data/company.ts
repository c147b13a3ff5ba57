/** Who publishes the manual. Change name and addresses here and nowhere else. */
export const company = {
  name: 'Capital Solutions',
  title: 'Capital Solutions Manual',
  /** Names the manual's search in the browser's address bar; at most 16 characters. */
  shortTitle: 'Capital Manual',
  tagline: 'The online manual',
  /** Address the manual is served from; canonical links and the sitemap start with it. */
  url: 'https://manual.capital-solutions.example',
  baseUrl: '/',
  /** The company's own site, linked at the right of the navbar. */
  website: 'https://www.capital-solutions.example',
} as const;
