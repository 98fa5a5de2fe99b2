import type { AuditLog } from '../../base/audit/audit-log.ts';
import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { ContentService } from '../../content/content-service.ts';
import type { FormParts } from '../../content/forms/form-parts.ts';
import { registerSubmissionRoutes } from '../../content/forms/manage-submissions.ts';
import { createGoodsTables } from '../../content/goods-table/goods-table.ts';
import { registerGoodsTableRoutes } from '../../content/goods-table/goods-table-routes.ts';
import { registerMediaFileRoutes } from '../../content/media/media-file-routes.ts';
import { createMediaLibrary } from '../../content/media/media-library.ts';
import { registerMediaRoutes } from '../../content/media/media-routes.ts';
import { registerSiteTransferRoutes } from '../../content/site-transfer/site-routes.ts';
import { createSiteTransfer } from '../../content/site-transfer/transfer-site.ts';
import type { KnownTexts } from '../../content/texts-report/texts-report.ts';
import { registerTextsReportRoutes } from '../../content/texts-report/texts-report-routes.ts';
import { registerAuditRoutes } from '../audit-routes.ts';
import { registerManageStaffRoutes } from '../manage-staff-routes.ts';
import { createStaffAccounts } from '../staff-accounts.ts';
import type { StaffService } from '../staff-service.ts';

interface Needs extends Pick<Ground, 'orm' | 'files' | 'now' | 'log'> {
  readonly audit: AuditLog;
  readonly service: ContentService;
  readonly forms: Pick<FormParts, 'files'>;
  readonly staff: StaffService;
  /** Texts the program brings along. */
  readonly knownTexts?: () => KnownTexts;
}

/** What belongs to the whole site: what was sent in, pictures, accounts of the staff, the log, texts, and the site as a file. */
export const administrationModule = defineModule({
  name: 'administration',
  open: ({ orm, files, now, log }: Needs) => ({ media: createMediaLibrary({ orm, files, now, log }) }),
  routes: async (app, { orm, audit, service, forms, staff, media, knownTexts = () => ({}) }) => {
    registerSubmissionRoutes(app, { orm, files: forms.files, audit });
    await registerMediaRoutes(app, { media });
    registerMediaFileRoutes(app, media);
    registerManageStaffRoutes(app, { accounts: createStaffAccounts(orm, staff), staff });
    registerAuditRoutes(app, { orm });
    registerTextsReportRoutes(app, { orm, known: knownTexts });
    registerGoodsTableRoutes(app, createGoodsTables(orm));
    registerSiteTransferRoutes(app, { sites: createSiteTransfer(service, media) });
  },
  close: ({ media }) => media.close(),
});
