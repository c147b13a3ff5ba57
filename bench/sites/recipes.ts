import {copyFileSync, cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BENCH, ROOT, SITES} from '../lib/paths';
import {dependencies as versions} from '../package.json';
import {listSections, readTwins, writePages, type PlainPage} from './pages';

/** How a site shows that its page answers the reader: see `browser/watchLoad.ts`. */
export type ReadySign = 'docusaurus' | 'vue' | 'scripts';

/** How another program builds a site with the pages of this manual. */
interface Recipe {
  /** As tables name it. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Where the built files are, inside the site's folder. */
  outDir: string;
  /** Selector of the scrolling element that has the search results; null where they need a service. */
  results: string | null;
  ready: ReadySign;
  /** Adds to the folder what `settings/` does not have. */
  fill: (folder: string, pages: readonly PlainPage[]) => void;
}

/** The compared sites, in the order of the tables. */
export const RECIPES = {
  stock: {
    name: `Docusaurus ${versions['@docusaurus/core']} classic with Algolia`,
    command: ['docusaurus', 'build'],
    outDir: 'build',
    results: null,
    ready: 'docusaurus',
    /** The classic template, with its style, pictures and list of browsers, but without its samples. */
    fill(folder, pages) {
      const templates = path.join(BENCH, 'node_modules/create-docusaurus/templates');
      copyFileSync(path.join(templates, 'classic/package.json'), path.join(folder, 'package.json'));
      for (const part of ['static', 'src/css']) {
        cpSync(path.join(templates, 'shared', part), path.join(folder, part), {recursive: true});
      }
      const others = pages.filter(({route}) => !route.startsWith('/docs/'));
      writePages(pages, {folder: path.join(folder, 'docs'), root: '/docs/', withHeading: false});
      writePages(others, {folder: path.join(folder, 'src/pages'), root: '/', withHeading: true});
    },
  },
  vitepress: {
    name: `VitePress ${versions.vitepress} with local search`,
    command: ['vitepress', 'build'],
    outDir: '.vitepress/dist',
    results: '.VPLocalSearchBox .results',
    ready: 'vue',
    fill(folder, pages) {
      writePages(pages, {folder, root: '/', withHeading: true});
      addFavicon(folder);
    },
  },
  starlight: {
    name: `Starlight ${versions['@astrojs/starlight']} (Astro ${versions.astro}, Pagefind)`,
    command: ['astro', 'build'],
    outDir: 'dist',
    results: '.pagefind-ui__drawer',
    ready: 'scripts',
    fill(folder, pages) {
      const content = path.join(folder, 'src/content/docs');
      writePages(pages, {folder: content, root: '/', withHeading: false});
      addFavicon(folder);
      // Astro reads from it which packages it has to compile.
      copyFileSync(path.join(BENCH, 'package.json'), path.join(folder, 'package.json'));
    },
  },
} satisfies Record<string, Recipe>;

function addFavicon(folder: string): void {
  cpSync(path.join(ROOT, 'static/img/logo.svg'), path.join(folder, 'public/favicon.svg'));
}

/**
 * Makes the folder of a site anew: our settings, the pages of the finished build, and `sections.json`, from which
 * the settings make the sidebars.
 * @returns the folder
 */
export function prepareSite(id: keyof typeof RECIPES): string {
  const folder = path.join(SITES, id);
  const pages = readTwins();
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(BENCH, 'sites/settings', id), folder, {recursive: true});
  writeFileSync(path.join(folder, 'sections.json'), JSON.stringify(listSections(pages)));
  RECIPES[id].fill(folder, pages);
  return folder;
}
