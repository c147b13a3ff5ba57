import path from 'node:path';
import {serveFolder} from '../lib/staticServer';
import {round, table} from '../lib/report';
import {runLighthouse} from './lighthouse';
import {ENCODING, PAGE} from './measureSite';

const PAGES = ['/', PAGE, '/docs/support/troubleshooting/error-codes', '/docs/support/faq/setup'];

/** What Lighthouse says of this manual's own pages, audit by audit. */
export async function auditPages(dir: string, modules: string): Promise<string> {
  const server = await serveFolder(dir, {encoding: ENCODING});
  try {
    const rows = [];
    for (const route of PAGES) {
      const url = server.origin + route;
      const {scores, imperfect} = await runLighthouse(url, {
        modules,
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
  } finally {
    server.close();
  }
}
