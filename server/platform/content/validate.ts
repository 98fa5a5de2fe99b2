import { compileSchema } from '#schemas/compile-schema.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { type CustomEntityType, entityTypeProblems } from '#schemas/custom-entity-type.ts';
import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { type ErrorFields, PlatformError } from '../http/platform-error.ts';
import { describeProblems } from '../http/schema-problems.ts';
import { storageProblems } from '../http/storable.ts';
import { keyMismatches, keyProblem } from './entry-keys.ts';
import { kinds } from './kinds.ts';
import { configProblems } from './known-configs.ts';
import { problemFindings } from './problem-findings.ts';

const checks = new Map(kinds.map((kind) => [kind.name, compileSchema(kind.schema)]));
const localeShape = /^[a-z]{2}(-[A-Z]{2})?$/;
const maxProblems = 50;

/** The coordinates of an entry and the body it is to have. */
export interface EntryBody {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly locale: string;
  readonly data: unknown;
}

/** What is wrong with an entry: `key`, `locale` or a JSON pointer into the body, and why. Empty when nothing is. */
export function entryProblems({ kind, key, locale, data }: EntryBody): ErrorFields {
  const problems: Problem[] = [];
  const badKey = keyProblem(kind, key);
  if (badKey) problems.push(['key', badKey]);
  if (locale !== '' && !localeShape.test(locale)) problems.push(['locale', refuse('problem.language-tag')]);
  const unstorable = storageProblems(data);
  problems.push(...unstorable);
  if (unstorable.length === 0) {
    const check = checks.get(kind);
    if (!check) throw new Error(`${kind} has no schema`);
    // Errors() is asked only when there are some: it walks the whole body again.
    const wrong = check.Check(data) ? [] : describeProblems(check.Errors(data));
    problems.push(...(wrong.length === 0 ? keyMismatches(kind, key, data) : wrong));
    if (kind === 'config' && wrong.length === 0) problems.push(...configProblems(key, data));
    if (kind === 'custom-entity-type' && wrong.length === 0)
      problems.push(...entityTypeProblems(data as CustomEntityType));
  }
  return Object.fromEntries(problems.slice(0, maxProblems));
}

/** @throws PlatformError invalid_content that lists what is wrong where */
export function assertEntry(entry: EntryBody): void {
  const fields = entryProblems(entry);
  if (Object.keys(fields).length === 0) return;
  throw new PlatformError('invalid_content', refuse('entry.invalid'), {
    fields,
    findings: problemFindings(entry.data, fields),
  });
}
