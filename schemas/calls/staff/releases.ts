import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { Release, ReleaseBody, SeenRelease } from '../../studio/release.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** Releases as they are put together: authors may, until they are planned. */
const author = { area: 'staff', access: staff('author'), tags: ['Write: releases'] } as const;
/** What makes a release live and takes it back: for those who may publish every entry of it. */
const publisher = { ...author, access: staff('publisher') } as const;
const one = {
  params,
  answer: Envelope(Release),
  failures: [400, 401, 403, 404, 409, 422],
} as const;

export const releaseList = defineCall({
  ...author,
  id: 'manage.releases',
  method: 'GET',
  path: '/v2/system/manage/releases',
  summary: 'Releases, the one changed last first',
  query: Type.Object({
    state: Type.Optional(Release.properties.state),
    limit: limitOf(rowLimits.plans),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(Release)),
  failures: [400, 401, 403],
});

export const releaseAdd = defineCall({
  ...author,
  id: 'manage.releases.add',
  method: 'POST',
  path: '/v2/system/manage/releases',
  summary: 'Put a release together',
  body: ReleaseBody,
  answer: Envelope(Release),
  status: 201,
  failures: [400, 401, 403, 422],
});

export const releaseRead = defineCall({
  ...author,
  ...one,
  id: 'manage.releases.read',
  method: 'GET',
  path: '/v2/system/manage/releases/{id}',
  summary: 'One release',
});

export const releaseChange = defineCall({
  ...author,
  ...one,
  id: 'manage.releases.change',
  method: 'PUT',
  path: '/v2/system/manage/releases/{id}',
  summary: 'Change a release that is not live; one that is planned needs the right to publish all of it',
  body: ReleaseBody,
});

export const releaseDelete = defineCall({
  ...publisher,
  id: 'manage.releases.delete',
  method: 'DELETE',
  path: '/v2/system/manage/releases/{id}',
  summary: 'Delete a release that is not live; its entries stay',
  params,
  answer: Envelope(Type.Null()),
  failures: [400, 401, 403, 404, 409],
});

export const releasePublish = defineCall({
  ...publisher,
  ...one,
  id: 'manage.releases.publish',
  method: 'POST',
  path: '/v2/system/manage/releases/{id}/publish',
  summary: 'Make all of it live in one moment; with entries, only if it still is these',
  body: Type.Union([SeenRelease, Type.Null()]),
});

export const releaseRollBack = defineCall({
  ...publisher,
  ...one,
  id: 'manage.releases.roll-back',
  method: 'POST',
  path: '/v2/system/manage/releases/{id}/roll-back',
  summary: 'Bring back what was live before, unless an entry was published again since',
});

export const releaseSchedule = defineCall({
  ...publisher,
  ...one,
  id: 'manage.releases.schedule',
  method: 'POST',
  path: '/v2/system/manage/releases/{id}/schedule',
  summary:
    'Plan when it goes live, each entry in the version it has now; null takes the plan back. With entries, only if it still is these',
  body: Type.Object({
    at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    ...SeenRelease.properties,
  }),
});
