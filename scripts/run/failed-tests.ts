/** One test that failed, as the sum of a run names it. */
export interface FailedTest {
  /** e.g. `e2e/comments.spec.ts: [issue 3] a comment waits for its answer (phone)` */
  readonly title: string;
  /** What it says, as far as that fits the sum: a line or more. */
  readonly message: string;
}

/** What is needed of a file of Vitest's JSON report. */
export interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself could not be run. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** An error that no test was waiting for. */
export interface ErrorOutside {
  /** The test file a worker was in, or `the run`. */
  readonly during: string;
  readonly message: string;
  readonly stack: string;
}

/** One thing that went wrong in a browser test; a test that ran out of time has a second one: what it was waiting for. */
export interface PlaywrightError {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

/** What is needed of a suite of Playwright's JSON report; the outermost are the spec files. */
export interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal begins with one
const colours = /\u001b\[[0-9;]*m/g;
const firstLine = (text = ''): string => text.replace(colours, '').trim().split('\n')[0] ?? '';

/** Where only this is left of a run, it must say what to look for: what was waited for, and where. */
const maxLines = 6;

const describeError = ({ message = '', location }: PlaywrightError): string => {
  const lines = message
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines);
  const place =
    location === undefined ? [] : [`at ${location.file.replace(/^.*\/e2e\//, 'e2e/')}:${location.line}`];
  return [...lines, ...place].join('\n');
};

export const failedInVitest = (files: readonly VitestFile[]): FailedTest[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: `${name}: could not be loaded`, message: firstLine(message) }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        message: firstLine(failureMessages?.[0]),
      }));
  });

/** The first line of the stack that is the project's own says more than the message. */
export const failedOutside = (errors: readonly ErrorOutside[]): FailedTest[] =>
  errors.map(({ during, message, stack }) => {
    const place = stack.split('\n').find((line) => /^\s*at /.test(line) && !line.includes('node_modules'));
    return {
      title: `${during}: an error outside of tests`,
      message: [firstLine(message), ...(place === undefined ? [] : [place.trim()])].join(' '),
    };
  });

export const failedInPlaywright = (suites: readonly PlaywrightSuite[]): FailedTest[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results, annotations = [] }) => ({
          title: `e2e/${file}: ${title} (${projectName})`,
          message: [
            ...(results[0]?.errors ?? []).map(describeError),
            ...annotations.filter(({ type }) => type === 'page').map(({ description = '' }) => description),
          ].join('\n'),
        })),
    ),
    ...failedInPlaywright(inner),
  ]);
