import type {Plugin} from '@docusaurus/types';
import {writeIndex} from '../search/server/writeIndex';
import {shortenFirstLoad} from './firstLoad';
import {readPages} from './readPages';
import {writeTwins} from './twins';

/**
 * Makes from the finished pages what machines read: the search index, and a Markdown twin of each page. Then makes
 * the first load of each page shorter.
 */
export default function pluginBuild(): Plugin {
  return {
    name: 'manual-build',
    async postBuild(props) {
      const pages = await readPages(props);
      writeIndex(pages, props.outDir);
      writeTwins(pages, props);
      await shortenFirstLoad(props);
    },
  };
}
