const SCRIPT = /<script src="([^"]*)" defer><\/script>/;

/**
 * Has a page name its scripts without fetching them: no browser knows the type `after-paint`, and
 * `client/start.js` looks for it.
 *
 * @param template Docusaurus's HTML of a page, in which one line stands for all scripts
 * @throws when that line is not written as in 3.7.0
 */
export function holdScripts(template: string): string {
  if (!SCRIPT.test(template)) {
    throw new Error(
      'src/plugins/page-start finds no <script src="…" defer></script> in the template of Docusaurus: it knows 3.7.0. Look how a new version writes its scripts, then adapt holdScripts.ts.',
    );
  }
  return template.replace(SCRIPT, '<script src="$1" type="after-paint"></script>');
}
