import { expect, test } from 'vitest';
import { staffCalls } from '#schemas/staff-calls.ts';
import { takesStaffFiles } from './staff-uploads.ts';

test('[issue 15] of the calls of staff, a picture, a whole site and a table of goods may be larger than a form, and nothing else', () => {
  const large = staffCalls.filter(takesStaffFiles).map(({ method, path }) => `${method} ${path}`);
  expect(large.toSorted()).toEqual([
    'POST /v2/system/manage/goods-table',
    'POST /v2/system/manage/media',
    'POST /v2/system/manage/site',
  ]);
});
