import {memoize} from '../shared/memoize';
import {isStopWord} from '../shared/stopWords';
import {createTokenizer, platformNamedBy, termsOf} from '../shared/tokenize';
import {type Page, pageOf} from '../../data/pages';
import type {PlatformId} from '../../data/platforms';
import type {SearchRecord} from '../types';
import type {PageSection} from './parseSections';

/**
 * The records of one page: one for the page, then one for each heading, row and term, which holds the text
 * below it. A list, or a page in no manual, has none: it only leads to other pages.
 * @param route with base URL
 */
export function createRecords(route: string, sections: readonly PageSection[]): SearchRecord[] {
  const page = pageOf(route);
  const {manual} = page;
  if (manual === null || page.pathInManual.startsWith('category/')) {
    return [];
  }
  return sections.map((section, position) => ({
    ...section,
    route,
    readerQuestions: section.readerQuestions.map(keywordsOf).join('\n') || null,
    manual: manual.label,
    product: page.product?.id ?? null,
    platform: page.platform ?? platformOf(section),
    sharedPath: sharedPathOf(page),
    position,
  }));
}

const {words} = createTokenizer([]);

/** The platform of a code; otherwise the platform that the nearest heading names, if it names only one. */
function platformOf({platform, headings}: PageSection): PlatformId | null {
  const named = headings
    .slice(1)
    .map((heading) => platformNamedBy(words(heading ?? '').map(({term}) => term)));
  return platform ?? (named.reverse().find(Boolean) || null);
}

/** The path below manual and platform. A page and its counterparts have the same. */
export function sharedPathOf({product, platform, pathInManual}: Page): string | null {
  if (product === null || product.scope === 'index') {
    return null;
  }
  return platform === null ? pathInManual : pathInManual.slice(platform.length + 1);
}

const isKeyword = memoize((word) => !isStopWord(termsOf(word).term));

/** Reduces a question to its keywords, in lower case. */
export function keywordsOf(question: string): string {
  return question.toLowerCase().split(/\s+/).filter(isKeyword).join(' ');
}
