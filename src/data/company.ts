interface Company {
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  /** Address the manual is served from; canonical links and the sitemap start with it. */
  readonly url: string;
  readonly baseUrl: string;
  /** The company's own site, linked at the right of the navbar. */
  readonly website: string;
  /**
   * Where the files of this project can be edited, up to its root, such as
   * `https://github.com/owner/name/edit/main`. With it, each page links to its file.
   */
  readonly repository?: string;
}

/** Who publishes the manual. Change name and addresses here and nowhere else. */
export const company: Company = {
  name: 'Capital Solutions',
  title: 'Capital Solutions Manual',
  tagline: 'The online manual',
  url: 'https://manual.capital-solutions.example',
  baseUrl: '/',
  website: 'https://www.capital-solutions.example',
};
