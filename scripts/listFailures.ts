import path from 'node:path';

/** The parts of Vitest's result file that we read. */
export interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    /** The absolute path of the test file. */
    name: string;
    status: string;
    /** Why the file could not be loaded, if it could not. */
    message: string;
    assertionResults: {fullName: string; status: string}[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {title: string; tests: {status: string}[]}[];
}

/** The parts of Playwright's result file that we read. */
export interface PlaywrightResults {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  /** What failed outside of a test. */
  errors: {message?: string}[];
  suites: PlaywrightSuite[];
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/**
 * Names what failed in a run of Vitest.
 * @param root the folder that the paths of the files start at
 * @returns a line with file and title for each failed test, and one for each file that failed as a whole
 */
export function listVitestFailures({testResults}: VitestResults, root: string): string[] {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [`${file}: ${firstLine(message) || 'failed as a whole'}`];
    }
    return failed.map(({fullName}) => `${file}: ${fullName}`);
  });
}

/**
 * Names what failed in a run of Playwright. A flaky test counts as failed.
 * @param folder of the test files, below the project: `tests/e2e`
 * @returns a line with file and title for each failed test, and one for each error outside of a test
 */
export function listPlaywrightFailures(
  {errors, suites}: PlaywrightResults,
  folder: string,
): string[] {
  const inSuite = (suite: PlaywrightSuite, titles: string[]): string[] => {
    const failed = suite.specs.filter(({tests}) =>
      tests.some(({status}) => status === 'unexpected' || status === 'flaky'),
    );
    return [
      ...failed.map(({title}) => `${folder}/${suite.file}: ${[...titles, title].join(' ')}`),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ];
  };
  return [
    // The outermost suite is the file.
    ...suites.flatMap((suite) => inSuite(suite, [])),
    ...errors.map(({message = ''}) => `${folder}: ${firstLine(message)}`),
  ];
}
