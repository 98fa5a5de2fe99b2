import { goodsTableExport, goodsTableImport } from '#schemas/calls/staff/goods-table.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { attachment } from '../forms/files/send-file.ts';
import type { GoodsTables } from './goods-table.ts';

/** All goods as a table for spreadsheets. */
export function registerGoodsTableRoutes(app: PlatformApp, tables: GoodsTables): void {
  serve(app, goodsTableExport, async (request, reply) => {
    const { locale } = request.query;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', attachment(`goods-${locale}.csv`))
      .type('text/csv; charset=utf-8')
      .serializer((text: string) => text)
      .send((await tables.take(locale)) as never);
  });

  serve(app, goodsTableImport, async (request) => ({
    data: await tables.bring(request.body, memberOf(request).email),
  }));
}
