import type {Group} from '../types';

const BUILD = 'tsx scripts/build.ts --out-dir build-with-fault';
const RX5 = 'docs/rx5/rx5.mdx';

/** What must stop the build. */
export const groups: Group[] = [
  {
    name: 'links',
    isBuilt: false,
    faults: [
      {
        name: 'a link leads to a page that does not exist',
        changes: [{file: RX5, append: '\n[Nowhere](/docs/nowhere)\n'}],
        check: BUILD,
        says: 'linking to /docs/nowhere',
      },
    ],
  },
  {
    name: 'inline code',
    isBuilt: false,
    faults: [
      {
        name: 'a page has an inline script',
        changes: [
          {file: RX5, append: "\n<script dangerouslySetInnerHTML={{__html: 'track()'}} />\n"},
        ],
        check: BUILD,
        says: 'docs/rx5/index.html contains an unknown inline script: `track()`',
      },
      {
        name: 'a page has a style attribute',
        changes: [{file: RX5, append: "\n<p style={{color: 'red'}}>Red</p>\n"}],
        check: BUILD,
        says: 'docs/rx5/index.html contains an unknown style attribute: `color:red`',
      },
    ],
  },
];
