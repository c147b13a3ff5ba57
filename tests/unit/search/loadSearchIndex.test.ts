import {afterEach, expect, test, vi} from 'vitest';
import {LOAD_TIMEOUT, loadSearchIndex} from '@site/src/search/client/loadSearchIndex';
import {indexFile} from '../../fixtures/searchRecords';
import {SAMPLE} from './sampleIndex';

const file = indexFile(SAMPLE);
const html = {headers: {'content-type': 'text/html; charset=utf-8'}};

afterEach(() => vi.useRealTimers());

/** Loads the index from a server with this answer. */
function load(answer: Response | Promise<Response> | Error) {
  const fetched = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetched);
  return {fetched, loaded: loadSearchIndex('/search-index.json')};
}

test('fetches the file, and revalidates a cached copy', async () => {
  const {fetched, loaded} = load(Response.json(file));
  expect(await loaded).toEqual(file);
  expect(fetched.mock.calls).toEqual([
    ['/search-index.json', expect.objectContaining({cache: 'no-cache'})],
  ]);
});

test.each([
  ['no file', new Response('', {status: 404}), 'unbuilt'],
  ['a page instead of the file', new Response('<!doctype html>', html), 'unbuilt'],
  ['a server error', new Response('', {...html, status: 500}), 'network'],
  ['half a file', new Response('{"format":1,'), 'invalid'],
  ['null', Response.json(null), 'outdated'],
  ['another format', Response.json({...file, format: 1}), 'outdated'],
  [
    'an interrupted answer',
    new Response(
      new ReadableStream({start: (controller) => controller.error(new DOMException('Aborted.'))}),
    ),
    'network',
  ],
  ['no network', new TypeError('Failed to fetch'), 'network'],
])('%s is reported as an error', async (_, answer, reason) => {
  await expect(load(answer).loaded).rejects.toMatchObject({reason});
});

test('aborts an answer that does not end', () => {
  vi.useFakeTimers();
  const {fetched} = load(new Promise(() => undefined));
  const isAborted = () => fetched.mock.lastCall?.[1]?.signal?.aborted;
  vi.advanceTimersByTime(LOAD_TIMEOUT - 1);
  expect(isAborted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAborted()).toBe(true);
});
