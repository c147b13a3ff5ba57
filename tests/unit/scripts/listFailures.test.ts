import {describe, expect, test} from 'vitest';
import {
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightResults,
  type VitestResults,
} from '../../../scripts/listFailures';

type UnitFile = VitestResults['testResults'][number];

const good = {fullName: 'adds one and one', status: 'passed'};
const bad = {fullName: 'a sum adds one and two', status: 'failed'};

const unitFile = (file: Partial<UnitFile>): UnitFile => ({
  name: '/manual/tests/unit/sum.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [],
  ...file,
});

describe('names the failures of Vitest', () => {
  test.each<[string, UnitFile, string[]]>([
    ['none', unitFile({status: 'passed', assertionResults: [good]}), []],
    [
      'a test, by its file and its title',
      unitFile({assertionResults: [good, bad]}),
      ['tests/unit/sum.test.ts: a sum adds one and two'],
    ],
    [
      'a file that cannot be loaded, by its first line',
      unitFile({message: 'Cannot find ./sum\n    at import'}),
      ['tests/unit/sum.test.ts: Cannot find ./sum'],
    ],
    [
      'a file that failed without a message',
      unitFile({assertionResults: [good]}),
      ['tests/unit/sum.test.ts: failed as a whole'],
    ],
  ])('%s', (_, file, expected) => {
    const counts = {numPassedTests: 0, numFailedTests: 0, numPendingTests: 0};
    expect(listVitestFailures({...counts, testResults: [file]}, '/manual')).toEqual(expected);
  });
});

describe('names the failures of Playwright', () => {
  const spec = (title: string, status: string) => ({title, tests: [{status}]});
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};
  const suites: PlaywrightResults['suites'] = [
    {
      title: 'search.spec.ts',
      file: 'search.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'unexpected'), spec('waits', 'flaky')],
      suites: [
        {title: 'on paper', file: 'search.spec.ts', specs: [spec('is hidden', 'unexpected')]},
      ],
    },
  ];

  test('with file, group and title', () => {
    expect(listPlaywrightFailures({stats, errors: [], suites}, 'tests/e2e')).toEqual([
      'tests/e2e/search.spec.ts: closes',
      'tests/e2e/search.spec.ts: waits',
      'tests/e2e/search.spec.ts: on paper is hidden',
    ]);
  });

  test('with the first line of an error outside of a test', () => {
    const errors = [{message: 'The port 4173 is in use.\nStop what uses it.'}];
    expect(listPlaywrightFailures({stats, errors, suites: []}, 'tests/e2e')).toEqual([
      'tests/e2e: The port 4173 is in use.',
    ]);
  });
});
