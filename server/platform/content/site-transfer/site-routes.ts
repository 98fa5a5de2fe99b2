import { siteExport, siteImport } from '#schemas/calls/staff/site.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import type { SiteTransfer } from './transfer-site.ts';

/** A whole site as one file, for admins. */
export function registerSiteTransferRoutes(
  app: PlatformApp,
  { sites }: { readonly sites: SiteTransfer },
): void {
  serve(app, siteExport, async (request, reply) => {
    const { name = '', media = false } = request.query;
    reply.header('cache-control', 'no-store');
    return { data: await sites.take(name === '' ? 'site' : name, media) };
  });

  serve(app, siteImport, async (request) => ({
    data: await sites.bring(request.body, memberOf(request).email),
  }));
}
