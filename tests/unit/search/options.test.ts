import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from '@site/src/search/options';

const validate = (options: object) => validateOptions({validate: normalizePluginOptions, options});

const hosted = {appId: 'APP', apiKey: 'key', indexName: 'manual'};

test('without options, the embedded index is used', () => {
  expect(validate({}).hosted).toBeUndefined();
});

test('the settings of a hosted index are kept', () => {
  expect(validate({hosted})).toMatchObject({hosted});
});

test.each([
  ['half a hosted index', {hosted: {...hosted, apiKey: undefined}}, '"hosted.apiKey"'],
  ['an empty key', {hosted: {...hosted, apiKey: ''}}, '"hosted.apiKey"'],
  ['an admin key', {hosted: {...hosted, adminApiKey: 'secret'}}, '"hosted.adminApiKey"'],
  ['an unknown option', {index: 'manual'}, '"index"'],
])('%s is refused, and the message names it', (_, options, name) => {
  expect(() => validate(options)).toThrow(name);
});
