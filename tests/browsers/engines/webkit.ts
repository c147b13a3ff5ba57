import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startHost} from '../../hosting/startHost';
import {CAPABILITIES, COMMANDS, type NewSession, type Session, versionOf} from './session';
import {startProgram} from './startProgram';

/** Lets the window be as narrow as a phone: its toolbar would not fit. */
const WINDOW_STYLE = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; }';

/** Starts the MiniBrowser of WebKitGTK on a display of its own. */
export async function startWebKit(): Promise<Session> {
  const display = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {ready: /^(\d+)\n/},
  );
  const driver = await startHost(
    'WebKitWebDriver',
    (home, port) => {
      const folder = path.join(home, '.config/gtk-3.0');
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'gtk.css'), WINDOW_STYLE);
      return [`--port=${port}`];
    },
    {DISPLAY: `:${display.told}`},
  );

  /** @param place method and path, as in the WebDriver standard */
  async function send(place: string, parameters: object = {}): Promise<unknown> {
    const [method = '', urlPath = ''] = place.split(' ');
    const response = await fetch(driver.origin + urlPath, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(parameters)}),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      throw new Error(`${place}: ${JSON.stringify(value)}`);
    }
    return value;
  }

  const created = (await send('POST /session', {capabilities: CAPABILITIES})) as NewSession;
  const session = `/session/${created.sessionId}`;
  return {
    version: versionOf(created),
    send: (command, parameters = {}) => {
      const place = COMMANDS[command].replace(' ', ` ${session}`);
      return send(place.replace('{id}', String(parameters.id)), parameters);
    },
    close: async () => {
      await send(`DELETE ${session}`);
      await driver.stop();
      await display.stop();
    },
  };
}
