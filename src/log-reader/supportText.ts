import {platforms, type PlatformId} from '../data/platforms';
import {hidePrivate} from './hidePrivate';
import type {LogAnswer} from './types';
import {timesOf} from './sentences';
import {shownRow} from './tables';

interface Context {
  /** The platform that the reader chose last. It is written if the rows don't show one. */
  readonly platform: PlatformId | null;
  /** The product of the page, if it has one. */
  readonly product: string | null;
  readonly address: string;
}

/** What a reader sends to support: the lines without what is private, and the rows that they mean. */
export function supportText(
  text: string,
  {rows}: LogAnswer,
  {platform, product, address}: Context,
): string {
  const found = rows.map((row) => {
    const where = row.platforms.map((id) => platforms[id].short).join(' and ');
    const times = timesOf(row);
    return `- ${shownRow(row.id).name} (${where})${times && `, ${times}`}: ${address}#${row.id}`;
  });
  const shown = [
    ...new Set(rows.flatMap((row) => (row.platforms.length === 1 ? row.platforms : []))),
  ];
  const [only] = shown.length === 1 ? shown : [platform];
  return [
    ...(product ? [`Product: ${product}`] : []),
    ...(only ? [`Platform: ${platforms[only].name}`] : []),
    'Rows of the manual:',
    ...(found.length > 0 ? found : ['- none']),
    '',
    'Lines:',
    hidePrivate(text.trim()),
    '',
  ].join('\n');
}
