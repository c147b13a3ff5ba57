/** Front matter with the lines around it. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/**
 * Cleans the source of a page or partial for all later steps: removes the byte order mark and makes all line
 * ends the same.
 * @param name of the file, for the error message
 * @throws if the file was not saved as UTF-8
 */
export function cleanSource(content: string, name: string): string {
  // Invalid UTF-8 decodes to U+FFFD; UTF-16 text contains NUL characters.
  if (/[\uFFFD\0]/.test(content)) {
    const line = content.split(/[\uFFFD\0]/, 1)[0]?.split('\n').length ?? 1;
    throw new Error(
      `${name}:${line}: The file has characters that are not UTF-8: save it again with the encoding UTF-8.`,
    );
  }
  return content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** A clean source without its front matter. */
export function withoutFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, '');
}
