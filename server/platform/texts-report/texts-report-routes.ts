import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { TextRow, TextState } from '#schemas/studio/texts-report.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../http/request-schemas.ts';
import { requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import { type KnownTexts, readTextsReport } from './texts-report.ts';

const most = 200;

/** Texts of the interface with what is missing in each language. */
export function registerTextsReportRoutes(
  app: PlatformApp,
  { orm, staff, known }: { readonly orm: Orm; readonly staff: StaffService; readonly known: KnownTexts },
): void {
  app.get(
    '/v2/system/manage/texts-report',
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        tags: ['Write: texts'],
        summary: 'Every text of the site in one language, and whose words it has',
        description: 'Needs the role author.',
        security: [{ staff: [] }],
        querystring: Type.Object({
          locale: Type.Optional(Type.String({ maxLength: 5, description: 'The default one when left out.' })),
          state: Type.Optional(TextState),
          q: Type.Optional(askable(200, 'Found in the key or in any of the words.')),
          limit: limitOf(most),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(TextRow)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { locale, state, q, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, most);
      const { rows, total } = await readTextsReport(orm, known, {
        ...(locale !== undefined && { locale }),
        ...(state !== undefined && { state }),
        ...(q !== undefined && { q }),
        limit,
        offset,
      });
      putCounts(reply, { count: rows.length, total, limit });
      return { data: rows };
    },
  );
}
