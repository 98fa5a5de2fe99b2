import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { MediaChange, MediaFile } from '../../studio/media.ts';
import { Usage } from '../../studio/usage.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Name, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const common = {
  area: 'staff',
  access: staff('author'),
  tags: ['Write: media'],
  description: 'Needs the role author.',
} as const;
const params = Type.Object({ id: Name });

export const mediaList = defineCall({
  ...common,
  id: 'manage.media',
  method: 'GET',
  path: '/v2/system/manage/media',
  summary: 'Find pictures, newest first',
  query: Type.Object({
    q: Type.Optional(askable(200, 'Found in the title, the name of the file or a description.')),
    without_alt: Type.Optional(askable(5, 'Only those without a description in this language.')),
    limit: limitOf(rowLimits.media),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(MediaFile)),
  failures: [400, 401, 403],
});

export const mediaRead = defineCall({
  ...common,
  id: 'manage.media.read',
  method: 'GET',
  path: '/v2/system/manage/media/{id}',
  summary: 'Read what is known of a picture',
  params,
  answer: Envelope(MediaFile),
  failures: [401, 403, 404],
});

export const mediaChange = defineCall({
  ...common,
  id: 'manage.media.change',
  method: 'PUT',
  path: '/v2/system/manage/media/{id}',
  summary: 'Change its title, descriptions or what matters in it',
  params,
  body: MediaChange,
  answer: Envelope(MediaFile),
  failures: [400, 401, 403, 404],
});

export const mediaDelete = defineCall({
  ...common,
  id: 'manage.media.delete',
  method: 'DELETE',
  path: '/v2/system/manage/media/{id}',
  access: staff('publisher'),
  summary: 'Delete a picture that is used nowhere',
  description: 'Needs the role publisher.',
  params,
  answer: Envelope(Type.Object({ deleted: Type.Boolean() })),
  failures: [401, 403, 404, 409],
});

export const mediaUsage = defineCall({
  ...common,
  id: 'manage.media.usage',
  method: 'GET',
  path: '/v2/system/manage/media/{id}/usage',
  summary: 'Where a picture is shown, live and in drafts',
  params,
  answer: Envelope(Type.Array(Usage)),
  failures: [401, 403, 404],
});

/** `200` for a picture that was there already. */
export const mediaUpload = defineCall({
  ...common,
  id: 'manage.media.upload',
  method: 'POST',
  path: '/v2/system/manage/media',
  session: ['takes-files'],
  summary: 'Upload a picture: JPEG, PNG, WebP or AVIF of at most 20 MB',
  answer: Envelope(MediaFile),
  status: [200, 201],
  failures: [400, 401, 403, 422],
});
