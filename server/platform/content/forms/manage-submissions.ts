import { eq } from 'drizzle-orm';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import {
  submissionDelete,
  submissionExport,
  submissionFile,
  submissionList,
  submissionRead,
} from '#schemas/calls/staff/submissions.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf, type StaffMember } from '../../http/staff-member.ts';
import { sendCsv } from '../csv-answer.ts';
import { found, putCounts } from '../routes/live-answer.ts';
import type { FileStore } from './files/file-store.ts';
import { sendFile } from './files/send-file.ts';
import { readSubmission, readSubmissions } from './read-submissions.ts';
import { submissionCsv } from './submission-csv.ts';
import { formFile, formSubmission } from './tables.ts';

interface Options {
  readonly orm: Orm;
  readonly files: FileStore;
  readonly audit: AuditLog;
}

/** What people sent in. Personal data: for publishers and admins, no cache keeps it, and every look is written down. */
export function registerSubmissionRoutes(app: PlatformApp, { orm, files, audit }: Options): void {
  const note = (
    request: { readonly staff: StaffMember | null; readonly ip: string },
    kind: 'submissions-read' | 'submissions-exported' | 'submission-deleted',
    details: Readonly<Record<string, string | number>>,
  ) => audit.record({ kind, staff: memberOf(request).email, address: request.ip, details });

  serve(app, submissionList, async (request, reply) => {
    const { form, q, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.submissions);
    const { submissions, total } = await readSubmissions(orm, { form, q, limit, offset });
    await note(request, 'submissions-read', { form: form ?? '', count: submissions.length });
    putCounts(reply, { count: submissions.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: submissions };
  });

  serve(app, submissionExport, async (request, reply) => {
    const { form, q } = request.query;
    const { submissions } = await readSubmissions(orm, {
      form,
      q,
      limit: rowLimits.exported_submissions,
      offset: 0,
    });
    await note(request, 'submissions-exported', { form: form ?? '', count: submissions.length });
    return sendCsv(reply, `${form || 'forms'}.csv`, submissionCsv(submissions));
  });

  serve(app, submissionRead, async (request, reply) => {
    const { id } = request.params;
    const submission = found(await readSubmission(orm, id), refuse('submission.unknown'));
    await note(request, 'submissions-read', { form: submission.form, submission: id });
    reply.header('cache-control', 'no-store');
    return { data: submission };
  });

  serve(app, submissionFile, async (request, reply) => {
    const { id, file: fileId } = request.params;
    const file = found(await files.find(fileId), refuse('submission.no-file'));
    found(file.submissionId === id ? id : null, refuse('submission.no-file'));
    await note(request, 'submissions-read', { form: file.form, submission: id, file: fileId });
    return sendFile(reply, files, file);
  });

  serve(app, submissionDelete, async (request) => {
    const { id } = request.params;
    const submission = found(await readSubmission(orm, id), refuse('submission.unknown'));
    await orm.transaction(async (tx) => {
      await tx.delete(formSubmission).where(eq(formSubmission.id, id));
      // Let go of, so that the store may throw them away with their bytes.
      await tx.update(formFile).set({ submissionId: null }).where(eq(formFile.submissionId, id));
    });
    await Promise.all(submission.files.map((file) => files.discard(file.id)));
    await note(request, 'submission-deleted', { form: submission.form, submission: id });
    return { data: { id } };
  });
}
