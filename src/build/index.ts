import type {Plugin} from '@docusaurus/types';
import {writeIndex} from '../search/server/writeIndex';
import {readPages} from './readPages';
import {writeTwins} from './twins';

/** Makes from the finished pages what machines read: the search index, and a Markdown twin of each page. */
export default function pluginBuild(): Plugin {
  return {
    name: 'manual-build',
    async postBuild(props) {
      const pages = await readPages(props);
      writeIndex(pages, props.outDir);
      writeTwins(pages, props);
    },
  };
}
