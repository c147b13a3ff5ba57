import type {Root} from 'hast';
import type {HostedSettings} from '../search/hostedSettings';
import type {PageSections} from '../search/server/parseSections';
import type {InlineCode} from './policy/readInlineCode';
import type {Twin} from './twins/createTwin';

/** An inline script that is in every page, once. */
export interface KnownScript {
  /** The plugin that adds it. */
  readonly author: string;
  readonly code: string;
}

/** Settings of the steps, which come from `docusaurus.config.ts` through the plugin `build-manifest`. */
export interface BuildOptions {
  /** Algolia, or null if the search uses the index of the build. */
  readonly hosted: HostedSettings | undefined;
  /** Values of the `style` attributes that pages may have, letter by letter. */
  readonly styleAttributes: readonly string[];
  /** Texts of the `<style>` elements that scripts may add to a page, letter by letter. */
  readonly styleElements: readonly string[];
  /** Whether the host compresses files itself and cannot be configured by us. */
  readonly isManagedHost: boolean;
}

/** What only Docusaurus knows about a build. The plugin `build-manifest` writes it, the steps read it. */
export interface BuildManifest extends BuildOptions {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  /** Every path of the build, with base URL, `404.html` included. */
  readonly routes: readonly string[];
  /** Paths of the docs in the order of the sidebars. */
  readonly readingOrder: readonly string[];
  readonly inlineScripts: readonly KnownScript[];
}

/** One built HTML file, read and parsed once for all steps. */
export interface BuiltPage {
  /** Relative to the output folder. */
  readonly file: string;
  readonly html: string;
  /** Path with base URL; null for a file that is not a page of the manual: 404 and search. */
  readonly route: string | null;
  readonly inlineCode: InlineCode;
  /** Null for pages that are not indexed. */
  readonly sections: PageSections | null;
  readonly twin: Twin | null;
}

/** A finished build, as the steps see it. */
export interface BuiltSite extends BuildManifest {
  /** Sorted by route, then the files that are not pages of the manual. */
  readonly pages: readonly BuiltPage[];
}

/** A file that a step adds to the build, or a page that it changes. */
export interface OutputFile {
  /** Relative to the output folder. */
  readonly file: string;
  readonly content: string;
}

/** A parsed HTML document. */
export type Document = Root;
