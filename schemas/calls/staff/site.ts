import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { SiteFile, SiteImport, SiteImportResult } from '../../studio/site-transfer.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable } from '../request-schemas.ts';

const common = {
  area: 'staff',
  access: staff('admin'),
  tags: ['Write: site'],
  description: 'Needs the role admin.',
} as const;

export const siteExport = defineCall({
  ...common,
  id: 'manage.site.export',
  method: 'GET',
  path: '/v2/system/manage/site',
  summary: 'Everything that is live, as one file',
  query: Type.Object({
    name: Type.Optional(askable(100, 'Name of the site; `site` when left out.')),
    media: Type.Optional(Type.Boolean({ description: 'With the pictures that it shows.' })),
  }),
  answer: Envelope(SiteFile),
  failures: [400, 401, 403],
});

export const siteImport = defineCall({
  ...common,
  id: 'manage.site.import',
  method: 'POST',
  path: '/v2/system/manage/site',
  // A site with its pictures; the edge lets no larger body through.
  bodyLimit: 48 * 1024 * 1024,
  summary: 'Bring a site in: as drafts, or live at once',
  body: SiteImport,
  answer: Envelope(SiteImportResult),
  failures: [400, 401, 403, 409, 422],
});
