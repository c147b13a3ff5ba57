import {expect, test, vi} from 'vitest';
import {loadSearchIndex} from '@site/src/search/client/loadSearchIndex';
import {indexFile} from '../../fixtures/searchRecords';
import {SAMPLE} from './sampleIndex';

const URL = '/search-index.json';
const file = indexFile(SAMPLE);
const html = {headers: {'content-type': 'text/html; charset=utf-8'}};

test('the file is fetched', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(file)));
  expect(await loadSearchIndex(URL, fetched)).toEqual(file);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(URL);
});

const NO_INDEX = 'There is no search index at /search-index.json: run "npm run build".';
const NO_JSON = 'The search index /search-index.json is not valid JSON.';
const OTHER_FORMAT = 'The search index /search-index.json has a different format: reload the page.';

test.each([
  ['no file', new Response('', {status: 404}), 'unbuilt', NO_INDEX],
  ['no file, answered with a page', new Response('', {...html, status: 404}), 'unbuilt', NO_INDEX],
  ['a page instead of the file', new Response('<!doctype html>', html), 'unbuilt', NO_INDEX],
  [
    'a server error',
    new Response('', {...html, status: 500}),
    'network',
    'The search index /search-index.json answered 500.',
  ],
  [
    'a server that denies access',
    new Response('', {status: 403}),
    'network',
    'The search index /search-index.json answered 403.',
  ],
  ['half a file', new Response('{"format":1,'), 'invalid', NO_JSON],
  ['an empty file', new Response(''), 'invalid', NO_JSON],
  ['null', Response.json(null), 'outdated', OTHER_FORMAT],
  ['a string', Response.json('index'), 'outdated', OTHER_FORMAT],
  ['a newer format', Response.json({...file, format: 1}), 'outdated', OTHER_FORMAT],
  ['no origin', Response.json({...file, origin: 1}), 'outdated', OTHER_FORMAT],
  ['no pages', Response.json({...file, pages: {}}), 'outdated', OTHER_FORMAT],
  ['no sections', Response.json({...file, sections: undefined}), 'outdated', OTHER_FORMAT],
])('%s is reported as an error', async (_, response, reason, message) => {
  await expect(loadSearchIndex(URL, () => Promise.resolve(response))).rejects.toMatchObject({
    name: 'RetryError',
    reason,
    message,
  });
});

test('an interrupted answer is an error that keeps its cause', async () => {
  const cause = new DOMException('The user aborted a request.', 'AbortError');
  const body = new ReadableStream({start: (controller) => controller.error(cause)});
  await expect(
    loadSearchIndex(URL, () => Promise.resolve(new Response(body))),
  ).rejects.toMatchObject({
    name: 'RetryError',
    reason: 'network',
    message: 'The search index /search-index.json arrived only in part.',
    cause,
  });
});

test('no network is an error that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadSearchIndex(URL, () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'RetryError',
    reason: 'network',
    message: 'The search index /search-index.json could not be fetched.',
    cause,
  });
});
