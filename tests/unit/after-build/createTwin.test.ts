import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import {readText} from '@site/src/after-build/readText';
import {createTwin} from '@site/src/after-build/twins/createTwin';

const ADDRESS = 'https://manual.example/docs/basics/';

function page(article: string, head = ''): string {
  return `<html><head>
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="What it holds.">
    <link rel="icon" href="/img/logo.svg">
    <link rel="canonical" href="${ADDRESS}">${head}
  </head><body><nav>Navbar</nav><main><article>
    <nav>Breadcrumbs</nav><button>Copy page</button>
    <div class="theme-doc-markdown"><header><h1> A page </h1></header>${article}</div>
  </article><nav>Next</nav></main></body></html>`;
}

const twinOf = (html: string, reviewed: string | null = null) =>
  createTwin(readText(fromHtml(html)), reviewed);

/** The part of the twin below the title, description and address. */
function bodyOf(article: string): string {
  const {markdown} = twinOf(page(article));
  return markdown.slice(markdown.indexOf(`<${ADDRESS}>`) + ADDRESS.length + 2).trim();
}

test('begins with title, description and address', () => {
  expect(twinOf(page('<p>Text.</p>'))).toEqual({
    title: 'A page',
    description: 'What it holds.',
    address: ADDRESS,
    markdown: `# A page\n\n> What it holds.\n\nPage: <${ADDRESS}>\n\nText.\n`,
  });
});

test('says when the page was checked', () => {
  expect(twinOf(page(''), '2026-11-21').markdown).toContain(
    `<${ADDRESS}>\n\nChecked on 2026-11-21`,
  );
});

test('does not repeat a description that is also a paragraph of the page', () => {
  expect(bodyOf('<p>What it holds.</p><p>Text.</p>')).toBe('Text.');
});

test.each(['<h1>', '<link rel="canonical"'])('a page without %s stops the build', (part) => {
  expect(() => twinOf(page('').replace(part, '<b'))).toThrow(/^it has no /);
});

describe('an article becomes Markdown', () => {
  test.each([
    [
      'headings without their links',
      '<h2 id=a>Part<a class=hash-link href=#a>#</a></h2>',
      '## Part',
    ],
    [
      'keys and menu paths',
      '<p><span><kbd>Ctrl</kbd>+<kbd>N</kbd></span> or <strong><span>File &gt;</span> <span>Open</span></strong></p>',
      '`Ctrl`+`N` or **File > Open**',
    ],
    [
      'links with whole addresses',
      '<p><a href="#folders">Here</a>, <a href="/docs/r10/">there</a>, <a href="https://other.example/">beyond</a>.</p>',
      `[Here](${ADDRESS}#folders), [there](https://manual.example/docs/r10/), [beyond](https://other.example/).`,
    ],
    [
      'a table with its caption before it',
      '<table><caption>Codes</caption><thead><tr><th>Code<th>Meaning</thead><tbody><tr><td>1<td>a | b</tbody></table>',
      '**Codes**\n\n| Code | Meaning |\n| - | - |\n| 1 | a \\| b |',
    ],
    [
      'a row with its address',
      '<table><thead><tr><th>Code<th>Name</thead><tbody><tr id=mt5-1><th><code>1</code><a class=hash-link href=#mt5-1></a><td><code>A_<wbr>B</code></tbody></table>',
      `| Code | Name |\n| - | - |\n| [\`1\`](${ADDRESS}#mt5-1) | \`A_B\` |`,
    ],
    [
      'a row about several numbers with an address for each',
      '<table><thead><tr><th>Code<th>Name</thead><tbody><tr id=a><th><span><a href=#a>1</a></span> · <span id=b><a href=#b>2</a></span><td>Bug</tbody></table>',
      `| Code | Name |\n| - | - |\n| [1](${ADDRESS}#a) · [2](${ADDRESS}#b) | Bug |`,
    ],
    [
      'lists and paragraphs in a cell',
      '<table><thead><tr><th>A<th>B</thead><tbody><tr><td><ul><li>one<li>two</ul><td><p>Three.<p>Four.</tbody></table>',
      '| A | B |\n| - | - |\n| one, two | Three. Four. |',
    ],
    [
      'links in a cell that only their style keeps apart',
      '<table><thead><tr><th>A</thead><tbody><tr><td><a href=#a>MT4</a><a href=#b>MT5</a></tbody></table>',
      `| A |\n| - |\n| [MT4](${ADDRESS}#a), [MT5](${ADDRESS}#b) |`,
    ],
    [
      'an admonition with its type',
      '<div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>Do it.</p></div></div>',
      '> **Tip**\n>\n> Do it.',
    ],
    [
      'an admonition with a title',
      '<div class="theme-admonition theme-admonition-caution"><div>Risk</div><div><p>Care.</p></div></div>',
      '> **Caution: Risk**\n>\n> Care.',
    ],
    [
      'an admonition whose title is its type',
      '<div class="theme-admonition theme-admonition-tip"><div> Tip </div></div>',
      '> **Tip**',
    ],
    [
      'both panels of a platform switch',
      '<div role=tablist><button>MT4</button></div><div><div role=tabpanel><p data-twin=label>MetaTrader 4<p>One.</div><div role=tabpanel><p data-twin=label>MetaTrader 5<p>Two.</div></div>',
      '- **MetaTrader 4**\n\n  One.\n\n- **MetaTrader 5**\n\n  Two.',
    ],
    [
      'tabs of the theme below their labels',
      '<div class=tabs-container><ul role=tablist><li role=tab>A</ul><div><div role=tabpanel><p hidden data-twin=label>A</p><p>Text in <strong>bold</strong>.</div></div></div>',
      '- **A**\n\n  Text in **bold**.',
    ],
    [
      'a glossary',
      '<dl><dt id=term-ask>Ask<a class=hash-link href=#term-ask></a><dd>A price.<dt>Bid<dd>Another.</dl>',
      '- **Ask**: A price.\n- **Bid**: Another.',
    ],
    [
      'a row with an id and no heading',
      '<table><thead><tr><th>A</thead><tbody><tr id=a><td>1</tbody></table>',
      '| A |\n| - |\n| 1 |',
    ],
    [
      'a picture as its caption, its name and its legend',
      '<figure><div role=img aria-label="A chart"><svg aria-hidden=true><text>1</text></svg></div><ol><li><strong>Chart</strong>: prices.</ol><figcaption>What it shows.</figcaption></figure>',
      '**Picture:** What it shows.\n\n_A chart._\n\n1. **Chart**: prices.',
    ],
    [
      'a card of this site',
      '<ul><li><a href="/docs"><span data-twin=title>All</span><span>Every page.</span></a></ul>',
      '- [All](https://manual.example/docs): Every page.',
    ],
    [
      'links that are no cards',
      '<p><a href="/docs"><strong>All</strong></a>, <a href="/docs"><b>all</b><i>each</i></a></p>',
      '[**All**](https://manual.example/docs), [**all**_each_](https://manual.example/docs)',
    ],
    ['texts that React separates with comments', '<p>an <!-- -->EA<!-- -->.</p>', 'an EA.'],
  ])('%s', (_, html, markdown) => {
    expect(bodyOf(html)).toBe(markdown);
  });
});
