import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { SiteFile, SiteImport, SiteImportResult } from '#schemas/studio/site-transfer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, failures } from '../http/request-schemas.ts';
import { memberOf, requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import type { SiteTransfer } from './transfer-site.ts';

const path = '/v2/system/manage/site';
/** A site with its pictures; the edge lets no larger body through. */
const bodyLimit = 48 * 1024 * 1024;
const common = { tags: ['Write: site'], description: 'Needs the role admin.', security: [{ staff: [] }] };

/** A whole site as one file, for admins. */
export function registerSiteTransferRoutes(
  app: PlatformApp,
  { staff, sites }: { readonly staff: StaffService; readonly sites: SiteTransfer },
): void {
  const onRequest = requireRole(staff, 'admin');
  app.get(
    path,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Everything that is live, as one file',
        querystring: Type.Object({
          name: Type.Optional(askable(100, 'Name of the site; `site` when left out.')),
          media: Type.Optional(Type.Boolean({ description: 'With the pictures that it shows.' })),
        }),
        response: { 200: Envelope(SiteFile), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { name = '', media = false } = request.query;
      reply.header('cache-control', 'no-store');
      return { data: await sites.take(name === '' ? 'site' : name, media) };
    },
  );

  app.post(
    path,
    {
      onRequest,
      bodyLimit,
      schema: {
        ...common,
        summary: 'Bring a site in: as drafts, or live at once',
        body: SiteImport,
        response: { 200: Envelope(SiteImportResult), ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request) => ({ data: await sites.bring(request.body, memberOf(request).email) }),
  );
}
