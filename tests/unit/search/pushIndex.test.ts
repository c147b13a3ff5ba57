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

describe('a push', {timeout: 60_000}, () => {
  test('sends settings and synonyms, then replaces the records by those of all versions', async () => {
    const lines = await push([fileOf(700), fileOf(500)]);
    expect(lines).toEqual([
      expect.stringMatching(/^1200 records of 2 pages, \d+ synonyms\.$/),
      'The index "manual" has the settings, synonyms and records of this build.',
    ]);
    expect(stepsOf()).toEqual([
      'PUT /1/indexes/manual/settings',
      'POST /1/indexes/manual/synonyms/batch?replaceExistingSynonyms=true',
      'POST /1/indexes/manual/operation',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual_tmp/batch',
      'POST /1/indexes/manual/operation',
      'POST /1/indexes/manual_tmp/operation',
    ]);
    expect(new Set(asked.map(({key}) => key))).toEqual(new Set(['admin-key']));
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

  test("fails with Algolia's answer when the records are refused, and keeps the old ones", async () => {
    refused = /_tmp_\d+\/batch/;
    await expect(push([fileOf(100)])).rejects.toThrow('Not enough rights');
    expect(stepsOf().at(-1)).toBe('DELETE /1/indexes/manual_tmp');
  });
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
