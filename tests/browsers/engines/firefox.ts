import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {connectMarionette} from './marionette';
import {CAPABILITIES, type NewSession, type Session, versionOf} from './session';
import {startProgram} from './startProgram';

const PREFERENCES = {
  'marionette.port': 0, // any free port
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Lets the window be as narrow as a phone. */
const WINDOW_STYLE = ':root { min-width: 0 !important; }';

/** Starts Firefox with a new profile. */
export async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
  mkdirSync(path.join(profile, 'chrome'));
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), WINDOW_STYLE);

  const program = await startProgram(
    'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {ready: /Marionette\s+INFO\s+Listening on port (\d+)/},
  );
  const marionette = await connectMarionette(Number(program.told));
  const created = await marionette.send('WebDriver:NewSession', {capabilities: CAPABILITIES});
  return {
    version: versionOf(created as NewSession),
    send: async (command, parameters) => {
      const answer = await marionette.send(`WebDriver:${command}`, parameters);
      return (answer as {value?: unknown} | null)?.value;
    },
    close: async () => {
      marionette.close();
      await program.stop();
      rmSync(profile, {recursive: true, force: true});
    },
  };
}
