import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Where core puts the fonts of the style sheets, in the output folder. */
const FONTS = 'assets/fonts';

/**
 * Creates the tag that makes a browser fetch the typeface together with the style sheet that names it. The
 * page is drawn only once, in whatever is there by then, so a first visit would not show the typeface without it.
 * Only the finished build knows the name of the file, which contains a hash.
 * @param outDir the output folder
 * @param baseUrl with a slash at both ends
 * @returns HTML; empty if the site has no typeface of its own
 */
export async function preloadTypeface(outDir: string, baseUrl: string): Promise<string> {
  const folder = path.join(outDir, FONTS);
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files
    .filter((file) => file.endsWith('.woff2'))
    .map(
      (file) =>
        // A font is always fetched without credentials, and so must be its preload, or it is fetched twice.
        `<link rel=preload as=font type=font/woff2 crossorigin href=${baseUrl}${FONTS}/${file}>`,
    )
    .join('');
}
