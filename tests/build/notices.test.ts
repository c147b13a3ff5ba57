import {expect, test} from 'vitest';
import {readBuilt} from './site';

const notices = readBuilt('third-party-notices.txt');

test.each(['react-dom', 'minisearch', '@docsearch/react', '@docusaurus/theme-classic', 'infima'])(
  '%s, which is in the bundle, is named',
  (name) => {
    expect(notices).toMatch(new RegExp(`^${name} \\d\\S+ \\(MIT\\)$`, 'm'));
  },
);

test.each(['prism-react-renderer', 'cheerio', 'typescript'])(
  '%s, which is not in the bundle, is not named',
  (name) => {
    expect(notices).not.toMatch(new RegExp(`^${name} `, 'm'));
  },
);
