import {algoliasearch} from 'algoliasearch';
import {beforeEach, describe, expect, test} from 'vitest';
import {pushIndex} from '@site/scripts/pushIndex';
import {createIndexSettings, createIndexSynonyms} from '@site/src/search/server/hostedIndex';
import type {SearchIndexFile} from '@site/src/search/types';
import {indexFile, MANUALS, record} from '../../fixtures/searchRecords';

interface Asked {
  step: string;
  key: unknown;
  body: unknown;
}

/** Records of one page. More than a thousand do not fit into one request. */
const fileOf = (count: number) =>
  indexFile(
    Array.from({length: count}, (_, number) =>
      record({
        route: '/docs/support/',
        headings: ['Page'],
        anchor: `a${number}`,
        content: 'Text.',
      }),
    ),
  );

/** What the service was asked for. */
let asked: Asked[] = [];
/** The service refuses requests with such a path. */
let refused: RegExp | undefined;

beforeEach(() => {
  asked = [];
  refused = undefined;
});

/** Pushes through the official client, to a service that a function plays. */
async function push(files: readonly SearchIndexFile[], isDry = false): Promise<string[]> {
  const lines: string[] = [];
  const client = algoliasearch('APP', 'admin-key', {
    requester: {
      send({method, url, headers, data}) {
        const {pathname, searchParams} = new URL(url);
        searchParams.delete('x-algolia-agent');
        asked.push({
          step: `${method} ${pathname} ${String(searchParams)}`.trim().replace(/_tmp_\d+/g, '_tmp'),
          key: headers['x-algolia-api-key'],
          body: data ? JSON.parse(String(data)) : null,
        });
        const answer = refused?.test(url)
          ? {status: 403, message: 'Not enough rights'}
          : {status: 200, taskID: asked.length, objectIDs: []};
        const content = JSON.stringify({...answer, status: 'published'});
        return Promise.resolve({status: answer.status, content, isTimedOut: false});
      },
    },
  });
  const indexes = files.map((file, at) => ({file, version: `${at}.0`}));
  await pushIndex(indexes, 'https://manual.example', 'manual', isDry ? undefined : client, (line) =>
    lines.push(line),
  );
  return lines;
}

const stepsOf = () => asked.map(({step}) => step).filter((step) => !step.startsWith('GET'));

describe('a push', () => {
  test('sends settings and synonyms, then replaces the records by those of all versions', async () => {
    const lines = await push([fileOf(700), fileOf(500)]);
    expect(lines).toEqual([
      expect.stringMatching(/^1200 records of 2 pages, \d+ synonyms\.$/),
      'The index "manual" has the settings, synonyms and records of this build.',
    ]);
    expect(stepsOf()).toEqual([
      'PUT /1/indexes/manual/settings',
      'POST /1/indexes/manual/synonyms/batch replaceExistingSynonyms=true',
      'POST /1/indexes/manual/operation',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual/operation',
      'POST /1/indexes/manual_tmp/operation',
    ]);
    expect(new Set(asked.map(({key}) => key))).toEqual(new Set(['admin-key']));
    const [settings, synonyms] = asked.map(({body}) => body);
    expect(settings).toEqual(createIndexSettings());
    const products = MANUALS.flatMap(({label, product}) => (product ? [label] : []));
    expect(synonyms).toEqual(createIndexSynonyms(products));
  });

  test("fails with Algolia's answer when the records are refused, and keeps the old ones", async () => {
    refused = /_tmp_\d+\/batch/;
    await expect(push([fileOf(100)])).rejects.toThrow('Not enough rights');
    expect(stepsOf().at(-1)).toBe('DELETE /1/indexes/manual_tmp');
  });
});

describe('nothing is sent', () => {
  test.each([false, true])('of an index under the minimum, in a dry run: %s', async (isDry) => {
    await expect(push([fileOf(99)], isDry)).rejects.toThrow(
      'The index has 99 records, fewer than 100',
    );
    expect(asked).toEqual([]);
  });

  test('in a dry run, which says what would be sent', async () => {
    expect(await push([fileOf(100)], true)).toEqual([
      expect.stringMatching(/^100 records of 1 pages/),
      'Dry run: nothing was sent to the index "manual".',
    ]);
    expect(asked).toEqual([]);
  });
});
