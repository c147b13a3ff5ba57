// The format `_headers` of Netlify and Cloudflare Pages:
// https://docs.netlify.com/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/
import {HASHED, type Headers} from './headers';

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes a `_headers` file. Only files with a hash in their name get a `Cache-Control`: hosts send "revalidate"
 * for all others by themselves, and would join the values if two rules set one.
 * @param headers of every answer
 * @param baseUrl of the site, with a slash at both ends
 * @throws when a line is too long for hosts
 */
export function formatHeadersFile(headers: Headers, baseUrl: string): string {
  const lines = [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${baseUrl}assets/*`,
    `  Cache-Control: ${HASHED}`,
  ];
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, but hosts ignore lines of more than ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
