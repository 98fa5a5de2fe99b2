import { goodsTableExport, goodsTableImport } from '#schemas/calls/staff/goods-table.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { sendCsv } from '../csv-answer.ts';
import type { GoodsTables } from './goods-table.ts';

/** All goods as a table for spreadsheets. */
export function registerGoodsTableRoutes(app: PlatformApp, tables: GoodsTables): void {
  serve(app, goodsTableExport, async (request, reply) => {
    const { locale } = request.query;
    return sendCsv(reply, `goods-${locale}.csv`, await tables.take(locale));
  });

  serve(app, goodsTableImport, async (request) => ({
    data: await tables.bring(request.body, memberOf(request).email),
  }));
}
