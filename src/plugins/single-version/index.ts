import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the theme's version banner, badge and menu while there is only one version of the manual. They
 * appear with the first `docusaurus docs:version`.
 */
export default function singleVersion({siteDir}: LoadContext): Plugin {
  const hasVersions = existsSync(path.join(siteDir, 'versions.json'));
  return {
    name: 'single-version',
    ...(!hasVersions && {getThemePath: () => path.join(__dirname, 'theme')}),
  };
}
