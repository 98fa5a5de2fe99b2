import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { Locale } from '../../names.ts';
import { GoodsTable, GoodsTableResult } from '../../studio/goods-table.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';

/** All goods as one table, and back as drafts. */
const common = { area: 'staff', access: staff('author'), tags: ['Write: goods'] } as const;
const path = '/v2/system/manage/goods-table';

export const goodsTableExport = defineCall({
  ...common,
  id: 'manage.goods-table',
  method: 'GET',
  path,
  session: ['gives-file'],
  summary: 'The drafts of all goods of a language as a table',
  query: Type.Object({ locale: Locale }),
  failures: [400, 401, 403],
});

export const goodsTableImport = defineCall({
  ...common,
  id: 'manage.goods-table.import',
  method: 'POST',
  path,
  // Letters of other alphabets take two bytes, quotes in JSON another one.
  bodyLimit: 24 * 1024 * 1024,
  summary: 'Bring a table of goods in, as drafts; or only say what would change',
  body: GoodsTable,
  answer: Envelope(GoodsTableResult),
  failures: [400, 401, 403, 409, 422],
});
