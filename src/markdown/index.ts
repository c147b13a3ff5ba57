import path from 'node:path';
import {glossaryTerms} from '../data/glossary';
import {products} from '../data/products';
import {autoImport} from './remark/autoImport';
import {checkIds} from './remark/checkIds';
import {checkTemplate} from './remark/checkTemplate';
import {foldSections} from './remark/foldSections';
import {terms} from './remark/terms';
import {checkText} from './remark/checkText';
import {highlight} from './remark/highlight';
import {noCompileTimeElements} from './remark/noCompileTimeElements';
import {productNames} from './remark/productNames';
import {reportSyntax} from './remark/reportSyntax';
import {stopAtMistakes, type PageMistakes} from './remark/tree';

const siteDir = path.resolve(__dirname, '../..');

/** What the development server shows over the page. */
export const pageMistakes: PageMistakes = new Map();

/**
 * The remark plugins that make the author components work in every page and partial. First they insert the
 * data, then they import the components. They run before Docusaurus's own plugins, so that links and headings
 * which they add are treated like those of an author.
 *
 * Each plugin is wrapped in a function that passes its options. Options in the config would end up in the
 * main bundle, since Docusaurus writes the whole config there as JSON.
 */
const authorPlugins = [
  reportSyntax,
  () => checkTemplate(),
  () => checkIds(),
  () => noCompileTimeElements(),
  () => checkText(),
  () => highlight(),
  () => foldSections(),
  () => productNames({names: products.map(({label}) => label)}),
  () => terms({glossary: glossaryTerms}),
  () =>
    autoImport({
      directory: path.join(siteDir, 'src/components'),
      importFrom: '@site/src/components',
    }),
  () => stopAtMistakes(process.env.NODE_ENV === 'development' ? pageMistakes : undefined),
];

/** How Markdown is compiled. */
export const remarkOptions = {
  beforeDefaultRemarkPlugins: authorPlugins,
};
