import type {BuiltPage, OutputFile} from '../types';

/**
 * A file `x.html` for each page `x/index.html` whose address has no slash at its end. Managed hosts redirect
 * `/x` to `/x/` if there is only `x/index.html`, but send `x.html` for `/x`.
 * @param files the pages as they are written
 */
export function copyPages(files: readonly OutputFile[], pages: readonly BuiltPage[]): OutputFile[] {
  const withoutSlash = pages.filter(({route}) => !/(?:\/|\.html)$/.test(route));
  const names = new Set(withoutSlash.map(({file}) => file));
  return files
    .filter(({file}) => names.has(file))
    .map(({file, content}) => ({file: file.replace(/\/index\.html$/, '.html'), content}));
}
