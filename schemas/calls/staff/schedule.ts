import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { ScheduleBody, ScheduleChange, Scheduled } from '../../studio/schedule.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const common = { area: 'staff', access: staff('publisher'), tags: ['Write: schedule'] } as const;
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const scheduleList = defineCall({
  ...common,
  id: 'manage.schedule',
  method: 'GET',
  path: '/v2/system/manage/schedule',
  access: staff('author'),
  summary:
    'What is planned, the next first; then what was done, failed or was cancelled, the latest first. Of an entry: with the releases it is in',
  query: Type.Object({
    state: Type.Optional(Scheduled.properties.state),
    kind: Type.Optional(askable(40)),
    key: Type.Optional(askable(250)),
    locale: Type.Optional(askable(5)),
    limit: limitOf(rowLimits.plans),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(Scheduled)),
  failures: [400, 401, 403],
});

export const scheduleAdd = defineCall({
  ...common,
  id: 'manage.schedule.add',
  method: 'POST',
  path: '/v2/system/manage/schedule',
  summary: 'Plan that an entry goes live in the version it has now, or off the site',
  body: ScheduleBody,
  answer: Envelope(Scheduled),
  status: 201,
  failures: [400, 401, 403, 404, 422],
});

export const scheduleChange = defineCall({
  ...common,
  id: 'manage.schedule.change',
  method: 'PUT',
  path: '/v2/system/manage/schedule/{id}',
  summary: 'Take another version of the entry into its plan',
  params,
  body: ScheduleChange,
  answer: Envelope(Scheduled),
  failures: [400, 401, 403, 404, 409],
});

export const scheduleCancel = defineCall({
  ...common,
  id: 'manage.schedule.cancel',
  method: 'DELETE',
  path: '/v2/system/manage/schedule/{id}',
  summary: 'Cancel a plan',
  params,
  answer: Envelope(Scheduled),
  failures: [400, 401, 403, 404, 409],
});
