import type { ContentService } from '../../content/content-service.ts';
import { registerMediaFileRoutes } from '../../content/media/media-file-routes.ts';
import type { MediaLibrary } from '../../content/media/media-library.ts';
import { registerMediaRoutes } from '../../content/media/media-routes.ts';
import { registerSiteTransferRoutes } from '../../content/site-transfer/site-routes.ts';
import { createSiteTransfer } from '../../content/site-transfer/transfer-site.ts';
import type { KnownTexts } from '../../content/texts-report/texts-report.ts';
import { registerTextsReportRoutes } from '../../content/texts-report/texts-report-routes.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { registerAuditRoutes } from '../audit-routes.ts';
import { registerManageStaffRoutes } from '../manage-staff-routes.ts';
import { createStaffAccounts } from '../staff-accounts.ts';
import type { StaffService } from '../staff-service.ts';

export interface AdministrationOptions {
  readonly service: ContentService;
  readonly staff: StaffService;
  readonly media: MediaLibrary;
  readonly knownTexts: KnownTexts;
}

/** What belongs to the whole site: pictures, accounts of the staff, the log, texts, and the site as a file. */
export async function registerAdministration(
  app: PlatformApp,
  { service, staff, media, knownTexts }: AdministrationOptions,
): Promise<void> {
  const { orm } = service;
  await registerMediaRoutes(app, { media });
  registerMediaFileRoutes(app, media);
  registerManageStaffRoutes(app, { accounts: createStaffAccounts(orm, staff) });
  registerAuditRoutes(app, { orm });
  registerTextsReportRoutes(app, { orm, known: knownTexts });
  registerSiteTransferRoutes(app, { sites: createSiteTransfer(service, media) });
}
