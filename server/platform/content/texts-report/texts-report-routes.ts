import { rowLimits } from '#schemas/calls/row-limits.ts';
import { textsReport } from '#schemas/calls/staff/entries.ts';
import type { Orm } from '../../base/database/database.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { putCounts } from '../routes/live-answer.ts';
import { type KnownTexts, readTextsReport } from './texts-report.ts';

/** Texts of the interface with what is missing in each language. */
export function registerTextsReportRoutes(
  app: PlatformApp,
  { orm, known }: { readonly orm: Orm; readonly known: () => KnownTexts },
): void {
  serve(app, textsReport, async (request, reply) => {
    const { locale, state, q, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.texts);
    const { rows, total } = await readTextsReport(orm, known(), {
      ...(locale !== undefined && { locale }),
      ...(state !== undefined && { state }),
      ...(q !== undefined && { q }),
      limit,
      offset,
    });
    putCounts(reply, { count: rows.length, total, limit });
    return { data: rows };
  });
}
