import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** What is on the page but not of it: navigation, controls, decoration. */
const NOT_TEXT = [
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  // Would become a zero-width space, and a constant with one in it is found by no search.
  'wbr',
  '.hash-link',
  '.theme-doc-footer',
  '[aria-hidden="true"]',
  '[role="tablist"]',
].join(', ');

/** The emoji that Docusaurus puts before the cards of a generated index. */
const CARD_EMOJI = /\p{Emoji_Presentation}\uFE0F?|\uFE0F/gu;

/**
 * Changes an article so that its elements alone say what a reader of the page sees: absolute
 * addresses, and words in place of pictures, tabs, and whatever else style and roles tell apart.
 * @param address of the page, which relative links start from
 */
export function prepareArticle($: CheerioAPI, article: Cheerio<AnyNode>, address: string): void {
  article.find('tr[id]').each((_, row) => linkRow($, $(row)));
  article.find(NOT_TEXT).remove();
  makeAbsolute($, article, address);
  article.find('a').each((_, link) => splitCard($, $(link)));
  article.find('figure').each((_, figure) => leadWithCaption($(figure)));
  article.find('[role="img"]').each((_, picture) => namePicture($, $(picture)));
  article.find('.theme-admonition').each((_, admonition) => quoteAdmonition($, $(admonition)));
  article.find('[role="tabpanel"]').each((_, panel) => listPanel($, $(panel)));
  article.find('dl').each((_, list) => listTerms($, $(list)));
  article.find('table').each((_, table) => flattenTable($, $(table)));
  article.find('span + strong').each((_, strong) => separateLabel($(strong)));
}

/** A row that has an address is cited by it: its heading becomes the link that stands beside it. */
function linkRow($: CheerioAPI, row: Cheerio<Element>): void {
  const heading = row.children('th').first();
  const link = heading.children('.hash-link').remove();
  if (link.length > 0) {
    const href = link.attr('href') ?? '';
    heading.wrapInner($('<a></a>').attr('href', href));
  }
}

function makeAbsolute($: CheerioAPI, article: Cheerio<AnyNode>, address: string): void {
  for (const name of ['href', 'src']) {
    article.find(`[${name}]`).each((_, element) => {
      const target = new URL($(element).attr(name) ?? '', address);
      $(element).attr(name, target.href);
    });
  }
}

/** A card is one link around a title and a text: only the title stays a link. */
function splitCard($: CheerioAPI, link: Cheerio<Element>): void {
  const parts = link.children();
  if (parts.length < 2 || link.contents().length !== parts.length) {
    return;
  }
  const [title = '', ...texts] = parts
    .toArray()
    .map((part) => $(part).text().replace(CARD_EMOJI, '').trim());
  const card = $(link.parent().is('li') ? '<span></span>' : '<p></p>').append(
    $('<a></a>').attr('href', link.attr('href')).text(title),
    $('<span></span>').text(`: ${texts.join(' ')}`),
  );
  link.replaceWith(card);
}

/** Who cannot see what is below the caption needs to be told first what it is. */
function leadWithCaption(figure: Cheerio<Element>): void {
  const caption = figure.children('figcaption');
  caption.prepend('<strong>Picture:</strong> ');
  figure.prepend(caption);
}

/** A drawing is told by its name; its caption, its legend and the text in its figure stand beside it. */
function namePicture($: CheerioAPI, picture: Cheerio<Element>): void {
  const name = picture.attr('aria-label') ?? picture.children('title').text();
  picture.replaceWith($('<p></p>').append($('<em></em>').text(`${name}.`)));
}

/** An admonition is a quotation that begins with its kind, and with its title if that says more. */
function quoteAdmonition($: CheerioAPI, admonition: Cheerio<Element>): void {
  const kind = /theme-admonition-(\w+)/.exec(admonition.attr('class') ?? '')?.[1] ?? 'note';
  const [heading, content] = admonition.children().toArray();
  const title = heading ? $(heading).text().trim() : '';
  const label = title.toLowerCase() === kind || title === '' ? kind : `${kind}: ${title}`;
  const first = $('<p></p>').append($('<strong></strong>').text(capitalize(label)));
  const quote = $('<blockquote></blockquote>').append(first, content ? $(content).contents() : '');
  admonition.replaceWith(quote);
}

/** The panels of a platform switch, all of them, are the items of a list, each under its label. */
function listPanel($: CheerioAPI, panel: Cheerio<Element>): void {
  const label = panel.children().first();
  label.wrapInner('<strong></strong>');
  const item = $('<li></li>').append(panel.contents());
  const list = panel.prev('ul[data-panels]');
  if (list.length > 0) {
    list.append(item);
    panel.remove();
  } else {
    panel.replaceWith($('<ul data-panels></ul>').append(item));
  }
}

/** A list of terms is a plain list, since Markdown has no other. */
function listTerms($: CheerioAPI, list: Cheerio<Element>): void {
  const items = list.children('dt').map((_, term) => {
    const name = $('<strong></strong>').append($(term).contents());
    const definitions = $(term).nextUntil('dt', 'dd').toArray();
    const text = definitions.map((definition) => $(definition).html()?.trim()).join(' ');
    return $('<li></li>').append(name, `: ${text}`).get();
  });
  list.replaceWith($('<ul></ul>').append(items.get()));
}

/** A table in Markdown has no caption, and its cells hold one line. */
function flattenTable($: CheerioAPI, table: Cheerio<Element>): void {
  const caption = table.children('caption').first();
  if (caption.length > 0) {
    table.before($('<p></p>').append($('<strong></strong>').append(caption.contents())));
    caption.remove();
  }
  table.find('td ul, td ol, th ul, th ol').each((_, list) => {
    const items = $(list)
      .children('li')
      .toArray()
      .map((item) => $(item).html()?.trim());
    $(list).replaceWith(items.join(', '));
  });
  table.find('td > p, th > p').each((_, paragraph) => {
    $(paragraph).after(' ').replaceWith($(paragraph).contents());
  });
}

/** A small label above a bold line is set apart by style alone. */
function separateLabel(strong: Cheerio<Element>): void {
  if (strong[0]?.prev === strong.prev()[0]) {
    strong.before(': ');
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
