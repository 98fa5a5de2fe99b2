/** One thing that is wrong with the configuration. */
export interface ConfigProblem {
  readonly name: string;
  /** As it was set; undefined when it was not. Secrets are masked. */
  readonly value: string | undefined;
  readonly expected: string;
  /** What to do about it. */
  readonly cure: string;
}

/** The configuration cannot be used. Lists everything that is wrong, so that one look is enough to mend it all. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(
      ({ name, value, expected, cure }) =>
        `  ${name} ${value === undefined ? 'is not set' : `is ${JSON.stringify(value)}`}: expected ${expected}. ${cure}`,
    );
    super(`The configuration has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
