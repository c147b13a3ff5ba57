/**
 * The commands of W3C WebDriver that the tests send, with their places in its HTTP interface. Marionette
 * has them under the same names.
 */
export const COMMANDS = {
  Back: 'POST /back',
  ElementClick: 'POST /element/{id}/click',
  ExecuteScript: 'POST /execute/sync',
  FindElement: 'POST /element',
  Navigate: 'POST /url',
  PerformActions: 'POST /actions',
  Refresh: 'POST /refresh',
  SetWindowRect: 'POST /window/rect',
} as const;

export type Command = keyof typeof COMMANDS;

export type Parameters = Readonly<Record<string, unknown>>;

/** A running browser with one window. */
export interface Session {
  /** As the browser tells it, for instance `firefox 153.7.0`. */
  readonly version: string;
  readonly send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The answer to `New Session`. */
export interface NewSession {
  sessionId: string;
  capabilities: {browserName: string; browserVersion: string};
}

/** What both browsers are asked for. Finding an element waits until there is one (milliseconds). */
export const CAPABILITIES = {alwaysMatch: {timeouts: {implicit: 10_000, pageLoad: 60_000}}};

export function versionOf({capabilities}: NewSession): string {
  return `${capabilities.browserName} ${capabilities.browserVersion}`;
}

/** Keys by their names in the DOM, with their characters in WebDriver. */
export const KEYS = {
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
} as const;

/** The name of an element's identifier in WebDriver. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
