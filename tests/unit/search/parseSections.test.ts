import {expect, test} from 'vitest';
import {sectionsOf} from './sectionsOf';

/** A page as Docusaurus renders it, with everything around the article. */
function page(article: string, head = ''): string {
  return `<!doctype html><html><head><title>Title | Manual</title>${head}</head><body>
    <nav>Basics Support</nav><main><div class="theme-doc-markdown markdown">
    <header><h1>Title</h1></header>${article}</div>
    <nav>Next page</nav></main><footer>Footer</footer></body></html>`;
}

const link = (id: string) =>
  `<a href="#${id}" class="hash-link" aria-label="Direct link to ${id}" title="Direct link to ${id}">\u200B</a>`;

/** Anchor, heading and content of each section after the first. */
function entries(article: string): unknown[] {
  const [, ...sections] = sectionsOf(page(article));
  return sections.map(({anchor, headings, content}) => [anchor, headings.at(-1), content]);
}

const textOf = (article: string) => sectionsOf(page(article))[0]?.content;

test('starts with the page, followed by its headings with the headings above them', () => {
  const sections = sectionsOf(
    page(`<p>Intro.</p>
      <h2 class="anchor" id="a">First${link('a')}</h2><p>One.</p>
      <h3 class="anchor" id="b">Second</h3><p>Two.</p>
      <h2 class="anchor" id="c">Third</h2><h4 class="anchor" id="d">Fourth</h4><p>Four.</p>`),
  );
  expect(sections.map(({anchor, headings, content}) => [anchor, headings, content])).toEqual([
    [null, ['Title'], 'Intro.'],
    ['a', ['Title', 'First'], 'One.'],
    ['b', ['Title', 'First', 'Second'], 'Two.'],
    // A bare heading shows the text of the section below it.
    ['c', ['Title', 'Third'], 'Four.'],
    ['d', ['Title', 'Third', null, 'Fourth'], 'Four.'],
  ]);
});

test('reads only the label of a drawing', () => {
  const drawing = '<div role="img" aria-label="The button is red."><div>■ Trading</div></div>';
  expect(textOf(`<p>Click it.</p>${drawing}<p>Done.</p>`)).toBe(
    'Click it. The button is red. Done.',
  );
});

test('shows the description of a page that begins with a heading', () => {
  const [start] = sectionsOf(
    page('<h2 id="a">First</h2><p>One.</p>', '<meta name="description" content="What it is.">'),
  );
  expect(start?.content).toBe('What it is.');
});

test.each([
  [
    'a row that has only a heading',
    `<table><tr id="bare"><th>Alone</th><td></td></tr></table>`,
    [['bare', 'Alone', null]],
  ],
  [
    'a glossary term',
    `<dl><dt id="term-lot">Lot${link('term-lot')}</dt><dd>A unit of volume.</dd><dd>Also: volume</dd>
      <dt id="term-sl">Stop loss (SL)</dt><dd>An order.</dd></dl>`,
    [
      ['term-lot', 'Lot', 'A unit of volume. Also: volume'],
      ['term-sl', 'Stop loss (SL)', 'An order.'],
    ],
  ],
])('makes a section of %s', (_, article, expected) => {
  expect(entries(article)).toEqual(expected);
});

test('leaves rows and terms out of the section around them', () => {
  expect(
    entries(`<h2 id="codes">Codes</h2><p>Before.</p>
      <table><tr id="x-1"><td>1</td><td>One.</td></tr><tr><td>plain</td><td>row</td></tr></table>
      <dl><dt id="term-a">A</dt><dd>First.</dd></dl><p>After.</p>`),
  ).toEqual([
    ['codes', 'Codes', 'Before. plain · row · After.'],
    ['x-1', '1', 'One.'],
    ['term-a', 'A', 'First.'],
  ]);
});

test('puts rows one level below their section, down to level 6', () => {
  const sections = sectionsOf(
    page(
      `<h2 id="a">A</h2><table><tr id="b"><td>B</td></tr></table><h6 id="c">C</h6><dl><dt id="d">D</dt><dd>x</dd></dl>`,
    ),
  );
  expect(sections.map(({headings}) => headings.length)).toEqual([1, 2, 3, 6, 6]);
  expect(sections[2]?.headings).toEqual(['Title', 'A', 'B']);
});

test.each([
  ['cells are separated', '<table><tr><td>one</td><td>two</td></tr></table>', 'one · two'],
  [
    'list items are separated',
    '<ul><li>one</li><li>two.</li><li>three</li></ul>',
    'one · two. three',
  ],
  ['lines', 'one<br>two', 'one two'],
  ['inline marks', 'Allow <strong>Algo</strong><em>Trading</em>', 'Allow AlgoTrading'],
  [
    'parts of a card that only styles separate',
    '<a href="/x"><span>Title</span><span>Text</span></a>',
    'Title · Text',
  ],
  ['white space becomes one space', '<p>a\n   b\u00A0c</p>', 'a b c'],
  ['soft hyphens and word breaks', '<p>trad\u00ADing_<wbr>tab\u200B</p>', 'trading_tab'],
  ['a picture', '<p>See <img src="x.png" alt="the chart">.</p>', 'See the chart .'],
  ['a decorative picture', '<p>See<img src="x.png" alt=""></p>', 'See'],
  ['a drawing', '<svg aria-label="A curve"><path/></svg>', 'A curve'],
  ['entities become characters', '<p>&lt;input&gt; &amp; more</p>', '<input> & more'],
  ['a term and its definition without an id', '<dl><dt>A</dt><dd>B</dd></dl>', 'A · B'],
  ['a heading without an id', '<h2>Plain</h2><p>Text.</p>', 'Plain · Text.'],
])('indexes %s', (_, article, expected) => {
  expect(textOf(article)).toBe(expected);
});

test.each([
  ['a copy button', '<div class="buttonGroup"><button type="button">Copy</button></div>'],
  ['the link of a heading', link('x')],
  ['navigation', '<nav>Skip</nav>'],
  ['scripts and styles', '<script>x()</script><style>p{}</style><noscript>No</noscript>'],
  ['what readers cannot see', '<span aria-hidden="true">★</span>'],
  [
    'the table of contents for small screens',
    '<div class="theme-doc-toc-mobile">On this page</div>',
  ],
  ['the footer', '<footer class="theme-doc-footer">Edit this page</footer>'],
])('does not index %s', (_, article) => {
  expect(textOf(`<p>Text.</p>${article}`)).toBe('Text.');
});

test('names a page without a heading after its document title', () => {
  const sections = sectionsOf(
    '<title>Downloads | Manual</title><main><p>All.</p></main><footer>Foot</footer>',
  );
  expect(sections).toMatchObject([{anchor: null, headings: ['Downloads'], content: 'All.'}]);
});
