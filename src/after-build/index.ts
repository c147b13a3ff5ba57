import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createIndexFile} from '../search/server/createIndexFile';
import {INDEX_FILE} from '../search/shared/constants';
import {compressFiles} from './compress';
import {createHostingFiles} from './hosting';
import {copyPages} from './hosting/copyPages';
import {createPolicyFiles} from './policy';
import {readPages} from './readPages';
import {createTwinFiles} from './twins';
import type {BuildManifest, BuiltSite, OutputFile} from './types';

/** What is made from the finished pages, in this order. */
const STEPS: readonly {name: string; createFiles: (site: BuiltSite) => OutputFile[]}[] = [
  {name: 'Search index', createFiles: createSearchFiles},
  {name: 'Markdown twins', createFiles: createTwinFiles},
  {name: 'Security policy', createFiles: createPolicyFiles},
  {name: 'Files for hosts', createFiles: createHostingFiles},
];

/**
 * Completes a build of Docusaurus: reads every page once, runs the steps and compresses the result.
 * It runs after `docusaurus build`, when all plugins have written their files.
 * @param outDir the folder that Docusaurus wrote
 * @throws (rejects) with a sentence when a page lacks something that a step needs
 */
export async function completeBuild(outDir: string, manifest: BuildManifest): Promise<void> {
  const site = {...manifest, pages: await readPages(outDir, manifest)};
  for (const {name, createFiles} of STEPS) {
    const files = createFiles(site);
    await writeFiles(outDir, files);
    console.log(`${name}: ${files.length} files.`);
  }
  // A managed host compresses files itself, and looks for pages in a way of its own.
  if (manifest.isManagedHost) {
    await copyPages(outDir, site);
  } else {
    console.log(`Compressed copies: ${await compressFiles(outDir)} files.`);
  }
}

function createSearchFiles(site: BuiltSite): OutputFile[] {
  const pages = site.pages.flatMap(({route, sections}) =>
    route !== null && sections !== null ? [{route, sections}] : [],
  );
  const index = createIndexFile(pages, site);
  return [{file: INDEX_FILE, content: `${JSON.stringify(index)}\n`}];
}

async function writeFiles(outDir: string, files: readonly OutputFile[]): Promise<void> {
  for (const {file, content} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}
