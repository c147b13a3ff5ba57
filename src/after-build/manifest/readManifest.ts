import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuildManifest} from '../types';

/** Name of the file in Docusaurus's folder of generated files. */
export const MANIFEST_FILE = 'build-manifest.json';

/**
 * Reads what the plugin `build-manifest` wrote during the last build.
 * @param generatedFilesDir Docusaurus's folder of generated files: `.docusaurus`
 */
export function readManifest(generatedFilesDir: string): BuildManifest {
  const file = path.join(generatedFilesDir, MANIFEST_FILE);
  return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
}
