import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { Submission } from '../../studio/submission.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

/** What people sent in. Personal data: for publishers and admins. */
const common = { area: 'staff', access: staff('publisher'), tags: ['Write: submissions'] } as const;
const uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
const one = Type.Object({ id: uuid });
const wanted = Type.Object({ form: Type.Optional(askable(100)), q: Type.Optional(askable(200)) });

export const submissionList = defineCall({
  ...common,
  id: 'manage.submissions',
  method: 'GET',
  path: '/v2/system/manage/submissions',
  summary: 'Submissions of the forms editors own, newest first',
  query: Type.Object({ ...wanted.properties, limit: limitOf(rowLimits.submissions), offset: Offset }),
  answer: Envelope(Type.Array(Submission)),
  failures: [400, 401, 403],
});

export const submissionExport = defineCall({
  ...common,
  id: 'manage.submissions.export',
  method: 'GET',
  path: '/v2/system/manage/submissions/export.csv',
  session: ['gives-file'],
  summary: `The same as a table, at most ${rowLimits.exported_submissions} rows`,
  query: wanted,
  failures: [400, 401, 403],
});

export const submissionRead = defineCall({
  ...common,
  id: 'manage.submissions.read',
  method: 'GET',
  path: '/v2/system/manage/submissions/{id}',
  summary: 'One submission',
  params: one,
  answer: Envelope(Submission),
  failures: [400, 401, 403, 404],
});

export const submissionFile = defineCall({
  ...common,
  id: 'manage.submissions.file',
  method: 'GET',
  path: '/v2/system/manage/submissions/{id}/files/{file}',
  session: ['gives-file'],
  summary: 'A file of a submission, to be saved',
  params: Type.Object({ id: uuid, file: uuid }),
  failures: [400, 401, 403, 404],
});

/** Written down by the handler, with the form. */
export const submissionDelete = defineCall({
  ...common,
  id: 'manage.submissions.delete',
  method: 'DELETE',
  path: '/v2/system/manage/submissions/{id}',
  audited: false,
  summary: 'Deletes a submission and its files for good',
  params: one,
  answer: Envelope(Type.Object({ id: Type.String() })),
  failures: [400, 401, 403, 404],
});
