import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  // Columns that line up cost more bytes than text, and one long cell moves every line.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/** HTML of an article, as `prepareArticle` leaves it, as Markdown with the tables of GitHub. */
export function htmlToMarkdown(html: string): string {
  return processor.processSync(html).toString();
}
