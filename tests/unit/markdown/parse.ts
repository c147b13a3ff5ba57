import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';

/** Parses MDX, without what Docusaurus adds to it. */
export const parse = (source: string): Root => createProcessor().parse(source);
