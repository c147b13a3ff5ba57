/** Front matter with the lines around it. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/**
 * A page or partial as all later steps read it: without a byte order mark, with one kind of line end.
 * @param name of the file, for the sentence
 * @throws when the file was not saved as UTF-8
 */
export function cleanSource(content: string, name: string): string {
  // Bytes that are not UTF-8 become the first character, and half of those of UTF-16 are the second.
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
