import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentSource } from '#engine/content/source.ts';
import { takesNoForms } from '#server/platform/content/forms/form-checker.ts';
import { createPlatform, type Platform } from '#server/platform/platform.ts';
import { inProcessTransport } from '#server/web/upstream/in-process-transport.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox: true,
    checkForm: takesNoForms,
    logger: false,
  });
});
afterAll(() => platform.close());

test('[search] a published page is found by the next search through the engine, a cached answer or not', async () => {
  const source = createContentSource({
    transport: inProcessTransport(platform.app.inject.bind(platform.app)),
    product: 'loan',
    freshness: 'tags',
    // It is about freshness and not about speed.
    timeoutMs: 240_000,
    now: () => 0,
    log: { warn: () => undefined },
  });
  platform.onChange(({ tags }) => source.invalidate(tags));
  const search = () => source.forVisit({ locale: 'pl' }).search({ query: 'angoba', limit: 10, offset: 0 });
  const call = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await platform.app.inject({ method: 'POST', url, payload, headers })).json();
  const { data } = await call('/v2/system/staff/login', {
    email: 'publisher@example.com',
    password: 'Mozaika-2026!',
  });
  const headers = { authorization: `Bearer ${data.token}` };
  expect(await search()).toEqual({ total: 0, items: [] });

  const page = { alias: 'angoba', title: 'Angoba', layout: 'default', blocks: [] };
  await call('/v2/system/manage/pages', { key: 'angoba', data: page }, headers);
  expect((await search()).total).toBe(0);
  await call('/v2/system/manage/pages/angoba/publish', {}, headers);
  expect((await search()).items).toMatchObject([{ kind: 'page', path: '/angoba', title: 'Angoba' }]);

  const post = {
    id: 'glina',
    alias: 'glina',
    title: 'Glina i angoba',
    short_content: '',
    content: '',
    date_post: '2026-01-01T00:00:00Z',
    categories: [],
  };
  await call('/v2/system/manage/posts', { key: 'glina', locale: 'pl', data: post }, headers);
  await call('/v2/system/manage/posts/glina/publish', { locale: 'pl' }, headers);
  expect((await search()).total).toBe(2);
});
