import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { PreviewBody, PreviewLink } from '../../studio/preview.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { Name } from '../request-schemas.ts';

const common = {
  area: 'staff',
  access: staff('author'),
  tags: ['Write: previews'],
  description: 'Needs the role author.',
} as const;

export const previewLinks = defineCall({
  ...common,
  id: 'manage.previews',
  method: 'GET',
  path: '/v2/system/manage/previews',
  summary: 'Links that still open something, newest first; their addresses are told once only',
  answer: Envelope(Type.Array(PreviewLink)),
  failures: [401, 403],
});

export const previewCreate = defineCall({
  ...common,
  id: 'manage.previews.create',
  method: 'POST',
  path: '/v2/system/manage/previews',
  summary: 'Make a link that shows drafts to whoever has it',
  body: PreviewBody,
  answer: Envelope(PreviewLink),
  status: 201,
  failures: [400, 401, 403, 422],
});

export const previewRevoke = defineCall({
  ...common,
  id: 'manage.previews.revoke',
  method: 'DELETE',
  path: '/v2/system/manage/previews/{id}',
  summary: 'End a link at once',
  params: Type.Object({ id: Name }),
  answer: Envelope(Type.Object({ id: Type.String() })),
  failures: [401, 403, 404],
});
