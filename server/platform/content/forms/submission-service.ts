import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type FormDefinition, uploadLimits } from '#schemas/form.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import { createSharedWindows, perClient } from '../../base/limits/shared-windows.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import { formText, refuseForm } from '../../http/form-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { withoutValues } from '../leads/failed-statement.ts';
import { type CheckSubmission, fieldsOf, invalidFields } from './check-submission.ts';
import type { FileStore } from './files/file-store.ts';
import { formSubmission } from './tables.ts';

/** Submissions from one client address: those that are kept, and all that are tried. */
export const submissionLimit: AttemptLimit = { attempts: 10, windowMs: 10 * 60_000 };
export const triedLimit: AttemptLimit = { attempts: 60, windowMs: 10 * 60_000 };

/** A filled form on its way in. */
export interface Submission {
  readonly definition: FormDefinition;
  /** What was sent: anything. */
  readonly values: unknown;
  readonly locale: string;
  readonly marketing: Readonly<Record<string, string>>;
  /** Made by the browser once per filled form. */
  readonly sendKey: string | undefined;
  readonly customerId: string | null;
  /** Client address, for the limits. */
  readonly address: string;
}

export interface SubmissionService {
  /**
   * Keeps what was sent in by a form editors own. The same under the same key is kept once, however often it comes.
   * @returns the id it is kept under
   * @throws PlatformError invalid_fields, invalid_request, too_many_attempts
   */
  accept(submission: Submission): Promise<string>;
}

export interface SubmissionOptions {
  readonly orm: Orm;
  readonly files: FileStore;
  readonly check: CheckSubmission;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

type Values = Readonly<Record<string, unknown>>;

export function createSubmissionService({
  orm,
  files,
  check,
  now,
  log,
}: SubmissionOptions): SubmissionService {
  const open = createSharedWindows(orm, now);
  const tried = perClient(open('submissions tried', triedLimit));
  const kept = perClient(open('submissions kept', submissionLimit));

  /** Counts it. */
  const assertMay = async (window: typeof tried, { address, locale }: Submission): Promise<void> => {
    const waitMs = await window.enter(address);
    if (waitMs <= 0) return;
    throw new PlatformError('too_many_attempts', refuseForm(locale, 'tooMany'), {
      retryAfterS: Math.ceil(waitMs / 1000),
    });
  };

  const store = async (
    submission: Submission,
    values: Values,
    sendKey: string | null,
  ): Promise<string | null> => {
    const { definition, locale, marketing, customerId } = submission;
    const id = randomUUID();
    return orm.transaction(async (tx) => {
      const createdAt = new Date(now());
      const row = { id, form: definition.alias, locale, values, marketing, customerId, sendKey, createdAt };
      const inserted = await tx
        .insert(formSubmission)
        .values(row)
        // Another node, or this one, may be keeping the same at this moment: the second one waits, and finds it kept.
        .onConflictDoNothing({ target: formSubmission.sendKey })
        .returning({ id: formSubmission.id });
      if (inserted.length === 0) return null;
      for (const { field, ids } of filesIn(definition, values)) {
        const claim = { form: definition.alias, field, ids, customerId, submissionId: id };
        if (!(await files.claim(tx, claim))) throw goneFiles(field, locale);
      }
      return id;
    });
  };

  return {
    accept: async (submission) => {
      const { definition, locale } = submission;
      await assertMay(tried, submission);
      const values = await check(definition, submission.values, locale);
      assertFileCounts(definition, values, locale);
      const sendKey = keyOf(submission, values);
      const earlier = sendKey === null ? null : await findKept(orm, sendKey);
      if (earlier !== null) return earlier;
      await assertMay(kept, submission);
      const id = await store(submission, values, sendKey).catch((error: unknown) => {
        throw error instanceof PlatformError ? error : withoutValues(error, 'a submission');
      });
      log.info({ form: definition.alias, locale, repeated: id === null }, 'a form was taken');
      if (id !== null) return id;
      const repeated = sendKey === null ? null : await findKept(orm, sendKey);
      if (repeated === null) throw new Error('a repeated submission is not there');
      return repeated;
    },
  };
}

async function findKept(orm: Orm, sendKey: string): Promise<string | null> {
  const rows = await orm
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(eq(formSubmission.sendKey, sendKey))
    .limit(1);
  return rows[0]?.id ?? null;
}

/**
 * What is the same submission: the browser's key, the form, the person and what was sent. A form that was changed after a
 * lost answer is another submission, although its key is the same.
 */
function keyOf({ sendKey, definition, customerId }: Submission, values: Values): string | null {
  if (sendKey === undefined) return null;
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const same = [sendKey.toLowerCase(), definition.alias, customerId, sorted];
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url');
}

interface NamedFiles {
  readonly field: string;
  readonly ids: readonly string[];
}

/** The file ids of each file field that has a value; what is no list of texts counts as an id that does not exist. */
function filesIn(definition: FormDefinition, values: Values): NamedFiles[] {
  const given = new Map(Object.entries(values));
  return fieldsOf(definition).flatMap(({ type, alias }): NamedFiles[] => {
    const value = given.get(alias);
    if (type !== 'file' || value === undefined) return [];
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    return [{ field: alias, ids: ids.map(String) }];
  });
}

/** The threshold holds whatever a definition's own `maxFiles` says. */
function assertFileCounts(definition: FormDefinition, values: Values, locale: string): void {
  const most = uploadLimits.files;
  const message = formText(locale, 'fileCount', { count: String(most) });
  const errors = filesIn(definition, values)
    .filter(({ ids }) => ids.length > most)
    .map(({ field }) => ({ field, rule: 'maxFiles', message }));
  if (errors.length > 0) throw invalidFields(errors, locale);
}

const goneFiles = (field: string, locale: string): PlatformError =>
  invalidFields([{ field, rule: 'server', message: formText(locale, 'fileGone') }], locale);
