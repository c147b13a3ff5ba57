import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {pushIndex} from '@site/scripts/pushIndex';
import {createIndexSettings} from '@site/src/search/server/hostedIndex';
import {SYNONYMS} from '@site/src/search/shared/synonyms';
import type {SearchIndexFile} from '@site/src/search/types';
import {indexFile, MANUALS, record} from '../../fixtures/searchRecords';

interface Asked {
  method: string;
  path: string;
  key: unknown;
  body: unknown;
  isRefused: boolean;
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

let server: Server;
let asked: Asked[] = [];
/** The service refuses requests with such a path. */
let refused: RegExp | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const {method = '', url = '', headers} = request;
      const isRefused = refused?.test(url) ?? false;
      asked.push({
        method,
        path: url.replace(/[?&]x-algolia-agent=.*/, '').replace(/_tmp_\d+/, '_tmp'),
        key: headers['x-algolia-api-key'],
        body: text === '' ? null : JSON.parse(text),
        isRefused,
      });
      response.writeHead(isRefused ? 403 : 200, {'content-type': 'application/json'});
      const answer = isRefused
        ? {message: 'Not enough rights', status: 403}
        : {taskID: asked.length, objectIDs: [], status: 'published'};
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  refused = undefined;
});

/** Timeouts in milliseconds, so long that a busy machine does not look like a service that is down. */
const PATIENT = {connect: 60_000, read: 60_000, write: 60_000};

/** Pushes through the official client to the local service. */
async function push(files: SearchIndexFile[], isDry = false): Promise<string[]> {
  const lines: string[] = [];
  const {port} = server.address() as AddressInfo;
  const hosts = [
    {url: `127.0.0.1:${port}`, accept: 'readWrite' as const, protocol: 'http' as const},
  ];
  const client = isDry ? undefined : algoliasearch('APP', 'admin-key', {hosts, timeouts: PATIENT});
  await pushIndex(files, 'manual', client, (line) => lines.push(line));
  return lines;
}

const stepsOf = () =>
  asked.map(({method, path}) => `${method} ${path}`).filter((step) => !step.startsWith('GET'));

/** Requests that change the live index; a copy reads it. */
const changesOfLive = () =>
  asked.filter(({method, path, body}) => {
    const {operation, destination} = (body ?? {}) as {operation?: string; destination?: string};
    return (
      destination === 'manual' ||
      (method !== 'GET' && !path.includes('manual_tmp') && operation !== 'copy')
    );
  });

describe('a push', {timeout: 60_000}, () => {
  test('fills a temporary index with all there is, and puts it in the place of the live one', async () => {
    const lines = await push([fileOf(700), fileOf(500)]);
    expect(lines).toEqual([
      expect.stringMatching(/^1200 records of 2 pages, \d+ synonyms\.$/),
      'The index "manual" has the settings, synonyms and records of this build.',
    ]);
    expect(stepsOf()).toEqual([
      'POST /1/indexes/manual/operation',
      'PUT /1/indexes/manual_tmp/settings',
      'POST /1/indexes/manual_tmp/synonyms/batch',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual_tmp/operation',
    ]);
    expect(changesOfLive()).toEqual(
      asked.filter(({path}) => path.includes('manual_tmp/operation')),
    );
    expect(new Set(asked.map(({key}) => key))).toEqual(new Set(['admin-key']));
  });

  test('keeps the rules that were made in the dashboard', async () => {
    await push([fileOf(100)]);
    expect(asked[0]?.body).toMatchObject({operation: 'copy', scope: ['rules']});
  });

  test('sends what the build made', async () => {
    await push([fileOf(100)]);
    const bodyOf = (step: string) => asked.find(({path}) => path.includes(step))?.body;
    expect(bodyOf('/settings')).toEqual(createIndexSettings());
    const products = MANUALS.filter(({product}) => product !== null);
    expect(bodyOf('/synonyms')).toHaveLength(SYNONYMS.length + products.length + 2);
    const {requests} = bodyOf('_tmp/batch') as {requests: unknown[]};
    expect(requests).toHaveLength(100);
    expect(requests[0]).toMatchObject({
      action: 'addObject',
      body: {
        objectID: '/docs/support/#a0:lvl1',
        group: 'https://manual.example/docs/support/#a0',
        content: 'Text.',
      },
    });
  });

  test.each(['/settings', '/synonyms', '/batch', 'manual/operation', '_tmp_\\d+/operation'])(
    'leaves the live index as it was when %s is refused, says so, and cleans up',
    async (step) => {
      refused = new RegExp(step);
      await expect(push([fileOf(100)])).rejects.toThrow(
        /^Nothing has changed: the index "manual" has its old settings, synonyms and records\. Algolia's answer: .*Not enough rights/,
      );
      const [last] = asked.slice(-1);
      expect(`${last?.method} ${last?.path}`).toBe('DELETE /1/indexes/manual_tmp');
      const accepted = changesOfLive().filter(({isRefused}) => !isRefused);
      expect(accepted).toEqual([]);
    },
  );
});

describe('nothing is sent', () => {
  test.each([
    ['an index under the minimum', fileOf(99), 'The index has 99 records, fewer than 100'],
    ['an empty index', fileOf(0), 'The index has 0 records'],
  ])('of %s', async (_, file, sentence) => {
    await expect(push([file])).rejects.toThrow(sentence);
    await expect(push([file], true), 'nor in a dry run').rejects.toThrow(sentence);
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
