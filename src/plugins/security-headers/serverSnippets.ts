const NOTE = '# Written by the build of the manual; copy it anew after each build.';

type Headers = Readonly<Record<string, string>>;

/**
 * Headers for the `server` block of an nginx configuration.
 * @param headers values without `"`, `\` and `$`, which nginx would read as its own
 */
export function formatNginxHeaders(headers: Headers): string {
  return format(headers, (name, value) => `add_header ${name} "${value}" always;`);
}

/** Headers for a site block of a Caddyfile. */
export function formatCaddyHeaders(headers: Headers): string {
  return format(headers, (name, value) => `header ${name} "${value}"`);
}

function format(headers: Headers, toLine: (name: string, value: string) => string): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["\\${}\n]/.test(value)) {
      throw new Error(
        `The header ${name} holds a character that servers read as their own: ${value}`,
      );
    }
    return toLine(name, value);
  });
  return [NOTE, ...lines, ''].join('\n');
}
