import {readFileSync} from 'node:fs';
import path from 'node:path';

const TOKENS = path.resolve(__dirname, '../../css/tokens.css');

/**
 * Reads a colour of the light palette from `src/css/tokens.css`.
 * @param name of the custom property
 * @throws if the property has no value such as `#0b5c7a`
 */
export function readColour(name: string): string {
  const [, colour] =
    new RegExp(`${name}: (#[\\da-f]{3,8});`, 'i').exec(readFileSync(TOKENS, 'utf8')) ?? [];
  if (colour === undefined) {
    throw new Error(`src/css/tokens.css: ${name} needs a colour such as #0b5c7a.`);
  }
  return colour;
}
