import {foldSections} from './foldSections';
import {terms} from './terms';

/**
 * How Markdown is compiled. The plugins run before Docusaurus's own, so that links and headings in what they add
 * are treated like all others.
 */
export const remarkOptions = {beforeDefaultRemarkPlugins: [foldSections, terms]};
