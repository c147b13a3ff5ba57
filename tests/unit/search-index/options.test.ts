import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions} from '../../../src/plugins/search-index/options';

const validate = (options: object) => validateOptions({validate: normalizePluginOptions, options});

const manual = {label: 'R-50', product: 'r50', paths: ['/docs/r50/']};
const hosted = {appId: 'APP', apiKey: 'key', indexName: 'manual'};

test('no options are the defaults', () => {
  expect({...DEFAULT_OPTIONS, ...validate({})}).toEqual(DEFAULT_OPTIONS);
});

test.each([
  ['manuals', {manuals: [manual, {...manual, product: null}]}],
  ['a hosted index', {hosted}],
  ['none', {hosted: undefined}],
  ['places', {filename: 'index/search.json', searchPagePath: 'find/here'}],
])('%s are taken as they are', (_, options) => {
  expect(validate(options)).toMatchObject(options);
});

test.each([
  ['a file of another kind', {filename: 'search-index.js'}, '"filename"'],
  ['a path with a slash at its end', {searchPagePath: 'search/'}, '"searchPagePath"'],
  ['a path with a slash at its start', {searchPagePath: '/search'}, '"searchPagePath"'],
  ['a manual without a name', {manuals: [{...manual, label: undefined}]}, '"manuals[0].label"'],
  [
    'a manual without a product',
    {manuals: [{...manual, product: undefined}]},
    '"manuals[0].product"',
  ],
  ['a manual without paths', {manuals: [{...manual, paths: []}]}, '"manuals[0].paths"'],
  ['a path outside the site', {manuals: [{...manual, paths: ['docs/']}]}, '"manuals[0].paths[0]"'],
  ['half a hosted index', {hosted: {...hosted, apiKey: undefined}}, '"hosted.apiKey"'],
  ['an empty key', {hosted: {...hosted, apiKey: ''}}, '"hosted.apiKey"'],
  ['an admin key', {hosted: {...hosted, adminApiKey: 'secret'}}, '"hosted.adminApiKey"'],
  ['an unknown option', {index: 'manual'}, '"index"'],
])('%s is refused by name', (_, options, name) => {
  expect(() => validate(options)).toThrow(name);
});
