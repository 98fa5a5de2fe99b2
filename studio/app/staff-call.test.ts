import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { commentActs } from '#schemas/calls/staff/comments.ts';
import { releaseChange, releaseList } from '#schemas/calls/staff/releases.ts';
import { siteExport } from '#schemas/calls/staff/site.ts';
import type { Release } from '#schemas/studio/release.ts';
import { callStaff, listStaff, type QueryName } from './staff-call.ts';

describe('calls of staff by their records', () => {
  const fetched = vi.fn<(target: string, init: RequestInit) => Promise<Response>>();
  const sent = () => fetched.mock.calls.map(([target, { method, body }]) => [method, target, body]);
  beforeEach(() => {
    fetched.mockImplementation(async () => new Response(JSON.stringify({ data: [] })));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    fetched.mockReset();
    vi.unstubAllGlobals();
  });

  test('[issue 15] go to the address of the record, its names filled and escaped, with its method', async () => {
    const body = { title: 'Wiosna', entries: [] };
    await callStaff(releaseChange, { params: { id: 'a/b c' }, body });
    expect(sent()).toEqual([['PUT', '/v2/system/manage/releases/a%2Fb%20c', JSON.stringify(body)]]);
  });

  test('[issue 15] ask what the record takes; what is not known stays out', async () => {
    await callStaff(releaseList, { query: { limit: 5, state: undefined } });
    await callStaff(siteExport, { query: { media: false } });
    expect(sent().map(([, target]) => target)).toEqual([
      '/v2/system/manage/releases?limit=5',
      '/v2/system/manage/site?media=false',
    ]);
  });

  test('[issue 15] answer what the record says, and take nothing else', () => {
    expectTypeOf(callStaff<typeof releaseList>)
      .returns.resolves.toHaveProperty('data')
      .toEqualTypeOf<Release[]>();
    expectTypeOf(listStaff<typeof releaseList>)
      .returns.resolves.toHaveProperty('data')
      .items.toEqualTypeOf<Release>();
    expectTypeOf<'state'>().toExtend<QueryName<typeof releaseList>>();
    expectTypeOf<'role'>().not.toExtend<QueryName<typeof releaseList>>();
    // @ts-expect-error the record of a list takes no body
    void (() => callStaff(releaseList, { body: { title: '' } }));
    // @ts-expect-error an act has a body
    void (() => callStaff(commentActs, {}));
  });
});
