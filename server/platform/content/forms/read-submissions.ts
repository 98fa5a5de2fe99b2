import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Submission } from '#schemas/studio/submission.ts';
import type { Orm } from '../../base/database/database.ts';
import { formFile, formSubmission } from './tables.ts';

/** Which submissions are wanted. */
export interface SubmissionFilter {
  readonly form?: string | undefined;
  /** Found anywhere in the values, in any case of letters. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Submissions, newest first, and how many there are without the limit. */
export async function readSubmissions(
  orm: Orm,
  { form, q, limit, offset }: SubmissionFilter,
): Promise<{ submissions: Submission[]; total: number }> {
  const where = and(
    form ? eq(formSubmission.form, form) : undefined,
    q ? sql`${formSubmission.values}::text ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
  );
  const [submissions, [counted]] = await Promise.all([
    selectSubmissions(orm, where, limit, offset),
    orm.select({ total: count() }).from(formSubmission).where(where),
  ]);
  return { submissions, total: counted?.total ?? 0 };
}

/** One submission; null when there is none. */
export async function readSubmission(orm: Orm, id: string): Promise<Submission | null> {
  const [submission] = await selectSubmissions(orm, eq(formSubmission.id, id), 1, 0);
  return submission ?? null;
}

async function selectSubmissions(
  orm: Orm,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<Submission[]> {
  const rows = await orm
    .select()
    .from(formSubmission)
    .where(where)
    .orderBy(desc(formSubmission.createdAt), formSubmission.id)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(formFile)
          .where(inArray(formFile.submissionId, ids))
          .orderBy(formFile.createdAt, formFile.id);
  return rows.map(({ id, form, locale, values, marketing, customerId, createdAt }) => ({
    id,
    form,
    locale,
    values: { ...values },
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ id: fileId, name, size }) => ({ id: fileId, name, size })),
    marketing: { ...marketing },
    customer_id: customerId,
    created_at: createdAt.toISOString(),
  }));
}
