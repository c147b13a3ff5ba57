/**
 * The values of environment variables, without blanks around them.
 * @throws a sentence that names the variables which are not set
 */
export function readVariables<Name extends string>(
  env: Readonly<Record<string, string | undefined>>,
  ...names: Name[]
): Record<Name, string> {
  const values = names.map((name) => [name, env[name]?.trim() ?? ''] as const);
  const missing = values.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `Set ${new Intl.ListFormat('en-GB').format(missing)} first. The admin key stays on this machine: it is not part of the build.`,
    );
  }
  return Object.fromEntries(values) as Record<Name, string>;
}
