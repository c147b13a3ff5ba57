/**
 * What markdownlint says about the pages, with the rules of `npm run check:markdown`.
 * @param root absolute path of the project
 * @returns a line for each mistake, which begins with its place; empty if there is none
 */
export async function findMarkdownMistakes(root: string): Promise<string> {
  // It is an ECMAScript module.
  const {main} = await import('markdownlint-cli2');
  const lines: string[] = [];
  await main({
    directory: root,
    argv: ['{docs,versioned_docs,src/pages}/**/*.{md,mdx}'],
    noGlobs: true,
    logError: (line) => lines.push(line),
  });
  return lines.join('\n');
}
