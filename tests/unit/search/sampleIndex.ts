import {createSearchIndex, type SearchIndex} from '@site/src/search/client/engine/searchIndex';
import type {SearchContext, SearchRecord} from '@site/src/search/types';
import {indexFile, INVENTED_MANUALS, record} from '../../fixtures/searchRecords';

export const NO_CONTEXT: SearchContext = {product: null, platform: null};

/** The pages that each product line has. */
function manualOf(label: string): SearchRecord[] {
  const product = label.replace('-', '').toLowerCase();
  const on = (path: string) => ({
    route: `/docs/${product}/${path}`,
    manual: label,
    sharedPath: path.replace(/^mt[45]\//, ''),
  });
  const title = (name: string) => `${name} ${label}`;
  return [
    record({...on(''), headings: [title('The manual of')]}),
    ...(['mt4', 'mt5'] as const).flatMap((platform) => {
      const page = {...on(`${platform}/setup/attach_ea`), platform};
      const name = platform.toUpperCase();
      return [
        record({
          ...page,
          headings: [`Attach ${label} to a chart on ${name}`],
          content: `Drag ${label} from the Navigator onto a chart.`,
        }),
        record({
          ...page,
          headings: [`Attach ${label} to a chart on ${name}`, 'Allow live trading'],
          anchor: 'allow',
          content: 'Tick the box on the Common tab. A smiling face appears on the chart.',
        }),
      ];
    }),
    record({
      ...on('drawdown'),
      headings: [title('Drawdown of')],
      content: 'How far the balance may fall before the account ends.',
    }),
  ];
}

function codeRow(platform: 'mt4' | 'mt5', code: number, name: string, text: string): SearchRecord {
  return record({
    route: '/docs/support/troubleshooting/error-codes',
    headings: ['Error codes', `${code} ${name}`],
    anchor: `${platform}-${code}`,
    kind: 'code',
    code: String(code),
    platform,
    content: text,
  });
}

/** A small manual: counterparts in three manuals, codes of both platforms, a question and a term. */
export const SAMPLE: readonly SearchRecord[] = [
  record({
    route: '/docs/basics/glossary',
    manual: 'Basics',
    headings: ['Glossary', 'Drawdown'],
    anchor: 'term-drawdown',
    kind: 'term',
    content: 'The fall of the balance from its highest value.',
  }),
  ...['R-10', 'R-50', 'R-400'].flatMap(manualOf),
  codeRow('mt5', 4014, 'ERR_FUNCTION_NOT_ALLOWED', 'The function is not allowed for this EA.'),
  codeRow('mt4', 4014, 'ERR_NO_MORE_ROOM', 'The array has no more room.'),
  codeRow('mt4', 130, 'ERR_INVALID_STOPS', 'The stop loss is too close to the price.'),
  codeRow('mt5', 10016, 'TRADE_RETCODE_INVALID_STOPS', 'The stop loss is too close to the price.'),
  codeRow('mt5', 10027, 'TRADE_RETCODE_CLIENT_DISABLES_AT', 'Turn on Algo Trading.'),
  record({
    route: '/docs/support/faq/setup',
    headings: ['Questions about the setup', 'Why does the installer not start?'],
    anchor: 'installer',
    content: 'The antivirus of Windows has blocked the download.',
  }),
];

/** The index of these records, as the browser creates it. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  return createSearchIndex(indexFile(records, INVENTED_MANUALS));
}
