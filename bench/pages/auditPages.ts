import path from 'node:path';
import {round, table} from '../lib/report';
import {PAGE} from '../sites/page';
import {runLighthouse} from './lighthouse';

const PAGES = ['/', PAGE, '/docs/support/troubleshooting/error-codes', '/docs/support/faq/setup'];

/** A table of Lighthouse's scores for some pages of this manual, with the audits that cost points. */
export async function auditPages(origin: string): Promise<string> {
  const rows = [];
  for (const route of PAGES) {
    const {scores, imperfect} = await runLighthouse(origin + route, {
      device: 'mobile',
      categories: ['accessibility', 'best-practices', 'seo'],
    });
    rows.push([
      `\`${path.posix.normalize(route)}\``,
      round(scores.accessibility, 0),
      round(scores['best-practices'], 0),
      round(scores.seo, 0),
      imperfect
        .filter(({weight}) => weight > 0)
        .map(({id, score}) => `${id} ${round(100 * score, 0)}`)
        .join(', ') || 'none',
    ]);
  }
  return table(
    ['Page', 'accessibility', 'best practices', 'SEO', 'weighed audits below 100'],
    rows,
  );
}
