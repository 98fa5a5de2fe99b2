import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { Submission } from '#schemas/studio/submission.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { found, putCounts } from '../content/routes/live-answer.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../http/request-schemas.ts';
import { memberOf, requireRole } from '../staff/require-staff.ts';
import type { StaffMember, StaffService } from '../staff/staff-service.ts';
import type { FileStore } from './files/file-store.ts';
import { attachment, sendFile } from './files/send-file.ts';
import { readSubmission, readSubmissions } from './read-submissions.ts';
import { submissionCsv } from './submission-csv.ts';
import { formFile, formSubmission } from './tables.ts';

interface Options {
  readonly orm: Orm;
  readonly staff: Pick<StaffService, 'identify'>;
  readonly files: FileStore;
  readonly audit: AuditLog;
}

const base = '/v2/system/manage/submissions';
const mostRows = 100;
/** Rows of one export: more than a form gathers in years, less than what fills the memory. */
const mostExported = 10_000;
const uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
const One = Type.Object({ id: uuid });
const OneFile = Type.Object({ id: uuid, file: uuid });
const Wanted = Type.Object({ form: Type.Optional(askable(100)), q: Type.Optional(askable(200)) });
const ListQuery = Type.Object({ ...Wanted.properties, limit: limitOf(mostRows), offset: Offset });

/** What people sent in. Personal data: for publishers and admins, no cache keeps it, and every look is written down. */
export function registerSubmissionRoutes(app: PlatformApp, { orm, staff, files, audit }: Options): void {
  const onRequest = requireRole(staff, 'publisher');
  const describe = (summary: string) => ({
    tags: ['Write: submissions'],
    security: [{ staff: [] }],
    summary,
  });
  const note = (
    request: { readonly staff: StaffMember | null; readonly ip: string },
    kind: 'submissions-read' | 'submissions-exported' | 'submission-deleted',
    details: Readonly<Record<string, string | number>>,
  ) => audit.record({ kind, staff: memberOf(request).email, address: request.ip, details });

  app.get(
    base,
    {
      onRequest,
      schema: {
        ...describe('Submissions of the forms editors own, newest first'),
        querystring: ListQuery,
        response: { 200: Envelope(Type.Array(Submission)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { form, q, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, mostRows);
      const { submissions, total } = await readSubmissions(orm, { form, q, limit, offset });
      await note(request, 'submissions-read', { form: form ?? '', count: submissions.length });
      putCounts(reply, { count: submissions.length, total, limit });
      reply.header('cache-control', 'no-store');
      return { data: submissions };
    },
  );

  app.get(
    `${base}/export.csv`,
    {
      onRequest,
      schema: {
        ...describe(`The same as a table, at most ${mostExported} rows`),
        querystring: Wanted,
        response: failures(400, 401, 403),
      },
    },
    async (request, reply) => {
      const { form, q } = request.query;
      const { submissions } = await readSubmissions(orm, { form, q, limit: mostExported, offset: 0 });
      await note(request, 'submissions-exported', { form: form ?? '', count: submissions.length });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`${form || 'forms'}.csv`))
        .type('text/csv; charset=utf-8')
        .serializer((text: string) => text)
        .send(submissionCsv(submissions) as never);
    },
  );

  app.get(
    `${base}/:id`,
    {
      onRequest,
      schema: {
        ...describe('One submission'),
        params: One,
        response: { 200: Envelope(Submission), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const submission = found(await readSubmission(orm, id), 'such submission');
      await note(request, 'submissions-read', { form: submission.form, submission: id });
      reply.header('cache-control', 'no-store');
      return { data: submission };
    },
  );

  app.get(
    `${base}/:id/files/:file`,
    {
      onRequest,
      schema: {
        ...describe('A file of a submission, to be saved'),
        params: OneFile,
        response: failures(400, 401, 403, 404),
      },
    },
    async (request, reply) => {
      const { id, file: fileId } = request.params;
      const file = found(await files.find(fileId), 'such file');
      found(file.submissionId === id ? id : null, 'such file');
      await note(request, 'submissions-read', { form: file.form, submission: id, file: fileId });
      return sendFile(reply, files, file);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      onRequest,
      // Noted below, with the form.
      config: { audit: false },
      schema: {
        ...describe('Deletes a submission and its files for good'),
        params: One,
        response: { 200: Envelope(Type.Object({ id: Type.String() })), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const submission = found(await readSubmission(orm, id), 'such submission');
      await orm.transaction(async (tx) => {
        await tx.delete(formSubmission).where(eq(formSubmission.id, id));
        // Let go of, so that the store may throw them away with their bytes.
        await tx.update(formFile).set({ submissionId: null }).where(eq(formFile.submissionId, id));
      });
      await Promise.all(submission.files.map((file) => files.discard(file.id)));
      await note(request, 'submission-deleted', { form: submission.form, submission: id });
      return { data: { id } };
    },
  );
}
