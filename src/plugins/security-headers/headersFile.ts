// The format `_headers` of Netlify and Cloudflare Pages:
// https://docs.netlify.com/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/
import type {HeaderRule} from './types';

/** Cloudflare Pages ignores what is longer. */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes rules as a `_headers` file.
 * @throws when a line is longer than hosts read
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, of which hosts read ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads a `_headers` file: of the format, the part that this site writes, and comments.
 * @throws with the number of the line that cannot be read
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
        `Line ${index + 1} of _headers is neither a path (with * at its end alone) nor a header: ${line}`,
      );
    }
  }
  return rules;
}

/** The headers of a path; of two rules that set the same one, the later counts. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
