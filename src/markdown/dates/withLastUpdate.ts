import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {LastUpdated} from './lastUpdated';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Adds `last_update`, a day in UTC, to the front matter of pages whose date is known. Docusaurus's option
 * `showLastUpdateTime` runs git once for each page, fails outside a checkout, and ignores partials.
 */
export function withLastUpdate(
  parse: ParseFrontMatter,
  lastUpdated: LastUpdated,
): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const isPartial = path.basename(params.filePath).startsWith('_');
    const date = isPartial ? null : await lastUpdated(params.filePath);
    if (date === null) {
      return result;
    }
    const last_update = {date: date.toISOString().slice(0, 10)};
    return {...result, frontMatter: {...result.frontMatter, last_update}};
  };
}
