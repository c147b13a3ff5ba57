// Sends the built index to Algolia: `npm run search:push`. With `-- --dry-run` it only counts.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {indexFile} from '../src/search/shared/constants';
import {company} from '../src/data/company';
import type {SearchIndexFile} from '../src/search/types';
import {command} from './command';
import {pushIndex} from './pushIndex';

const BUILD_DIR = path.resolve(__dirname, '../build');
const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD_DIR, indexFile(null)))) {
    throw new Error(`There is no index in ${BUILD_DIR}: run "npm run build" first.`);
  }
  const isDry = process.argv.includes('--dry-run');
  const [appId = '', adminKey = '', indexName = ''] = NAMES.map((name) =>
    process.env[name]?.trim(),
  );
  const missing = NAMES.filter((name) => !process.env[name]?.trim());
  if (!isDry && missing.length > 0) {
    throw new Error(
      `Set ${new Intl.ListFormat('en-GB').format(missing)} first. The admin key stays on this machine: it is not part of the build.`,
    );
  }
  const indexes = readdirSync(BUILD_DIR).flatMap((name) => {
    const found = /^search-index(?:-(.+))?\.json$/.exec(name);
    const text = found && readFileSync(path.join(BUILD_DIR, name), 'utf8');
    return text
      ? [{version: found[1] ?? 'current', file: JSON.parse(text) as SearchIndexFile}]
      : [];
  });
  const client = isDry ? undefined : algoliasearch(appId, adminKey);
  await pushIndex(indexes, company.url, indexName || 'manual', client, (line) => console.log(line));
}

command(main);
