// The format `_headers` of Netlify and Cloudflare Pages:
// https://docs.netlify.com/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/
import type {HeaderRule} from './headers';

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes rules as a `_headers` file.
 * @throws when a line is too long for hosts
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, but hosts ignore lines of more than ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads a `_headers` file, as far as this site uses the format, and comments.
 * @throws with the number of a line that it cannot read
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) {
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    if (header) {
      const [, name = '', value = ''] = header;
      const rule = rules.at(-1);
      if (!rule) {
        throw new Error(`Line ${index + 1} of _headers names a header before a path.`);
      }
      rule.headers[name] = value;
    } else if (/^\/[^\s*]*\*?\s*$/.test(line)) {
      rules.push({path: line.trim(), headers: {}});
    } else {
      throw new Error(
        `Line ${index + 1} of _headers is neither a path (with * only at its end) nor a header: ${line}`,
      );
    }
  }
  return rules;
}

/** The headers of a path. If two rules set the same header, the later one counts. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
