import { ContentError } from './content-error.ts';

/** What a compiled schema offers; `compileSchema` returns one. */
export interface Checker<T> {
  Check(value: unknown): value is T;
  Errors(value: unknown): { instancePath: string; message: string }[];
}

const maxProblems = 10;

/** What is wrong with a value, for logs: `/blocks/0/id must be string`. At most ten. */
export function problemsOf(checker: Checker<unknown>, value: unknown): string[] {
  return checker
    .Errors(value)
    .slice(0, maxProblems)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Reads `data` as the schema says. @throws ContentError `garbage` when it does not pass */
export function checked<T>(checker: Checker<T>, path: string): (data: unknown) => T {
  return (data) => {
    if (checker.Check(data)) return data;
    throw new ContentError('garbage', `${path}: ${problemsOf(checker, data).join('; ')}`);
  };
}
