import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out the parts of the theme that tell versions of the manual apart, as long as there is only one. With
 * the first `docusaurus docs:version`, the theme's own parts appear: banner, badge and the menu of the bar.
 */
export default function singleVersion({siteDir}: LoadContext): Plugin {
  const hasVersions = existsSync(path.join(siteDir, 'versions.json'));
  return {
    name: 'single-version',
    ...(!hasVersions && {getThemePath: () => path.join(__dirname, 'theme')}),
  };
}
