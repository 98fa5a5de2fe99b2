import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentKinds } from '#schemas/content-kinds.ts';
import { Answer, block, createFakeSite, inOrder, page, planOf, publish } from '../fake-site.ts';

const config = (category: string, values: Readonly<Record<string, unknown>>) => ({ category, values });
const seoRule = (title: string) => ({ url: '/about', meta: { title } });

/** What a page is built from, and what may become of it; undefined takes it away, and some break their schema. */
const versions: Readonly<Record<string, readonly unknown[]>> = {
  'GET /v2/system/pages/about': [
    page('about', [block('words', { text: 'one' })]),
    page('about', [block('words', { text: 'two' })], { title: 'About us' }),
    { alias: 'about', title: 7 },
    undefined,
  ],
  'GET /v2/system/pages/faq': [page('faq', [block('words', { text: 'faq' })]), undefined],
  'GET /v2/system/pages/layout-default': [
    page('layout-default', [block('site-header', { text: 'of the layout' })]),
    { alias: 'layout-default' },
    undefined,
  ],
  'GET /v2/system/configs/site': [
    config('site', { name: 'One' }),
    config('site', { name: 'Two' }),
    undefined,
  ],
  'GET /v2/system/configs/theme': [config('theme', { light: { brand: '#004d40' } }), undefined],
  'POST /v2/system/seo-rule /about': [seoRule('A rule'), seoRule('Another'), undefined],
  'POST /v2/system/snippets /faq': [
    { head: '<meta name="a" content="b">', body_begin: '', body_end: '' },
    undefined,
  ],
  'POST /v2/system/redirect-rule /about': [{ url_to: '/faq' }, undefined],
};

const change = fc
  .constantFrom(...Object.keys(versions))
  .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...(versions[name] ?? [])) }));
const visit = fc.record({ url: fc.constantFrom('/about', '/faq', '/en/about', '/nothing') });

test('[issue 16] [law] whatever was published in between, a page is built from what it would be built from anew, and told of the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(change, visit), { minLength: 4, maxLength: 30 }), async (steps) => {
      const warm = createFakeSite();
      for (const step of steps) {
        if ('name' in step) {
          if (step.value === undefined) warm.documents.delete(step.name);
          else warm.documents.set(step.name, step.value);
          warm.host.source.invalidate(['*']);
          continue;
        }
        const cold = createFakeSite();
        for (const [name, value] of warm.documents) cold.documents.set(name, value);
        warm.degraded.length = 0;
        const [got, wanted] = await Promise.all([warm.visit(step.url), cold.visit(step.url)]);
        expect(inOrder(got)).toEqual(inOrder(wanted));
        expect(warm.degraded.toSorted()).toEqual(cold.degraded.toSorted());
      }
    }),
    { numRuns: 150 },
  );
});

test('[issue 16] a page that is visited again is built from the very same, until one document of it says something else', async () => {
  const site = createFakeSite();
  publish(site, page('about', [block('words', { text: 'one' })]));
  const shown = async () => planOf(await site.visit('/about'));
  const first = await shown();
  const asked = site.host.requests.length;
  expect((await shown()).head).toBe(first.head);
  expect(site.host.requests.length).toBe(asked);

  site.documents.set('POST /v2/system/seo-rule /about', seoRule('A rule'));
  site.host.source.invalidate([contentKinds['seo-rule'].tag()]);
  const changed = await shown();
  expect(changed.head.title).toBe('A rule');
  expect(changed.regions.main[0]).toBe(first.regions.main[0]);
});

test('[issue 16] where a page alone has changed, nothing else is asked for, and what stands around its blocks is the very same', async () => {
  const site = createFakeSite();
  const blocks = [block('words', { text: 'one' }), block('words', { text: 'stays' }, { id: 'stays' })];
  publish(site, page('about', blocks));
  const before = planOf(await site.visit('/about'));
  const asked = site.host.requests.length;

  publish(site, page('about', [block('words', { text: 'two' }), ...blocks.slice(1)]));
  site.host.source.invalidate([contentKinds.page.tag('about')]);
  const after = planOf(await site.visit('/about'));
  expect(site.host.requests.slice(asked).map(({ path }) => path)).toEqual(['/v2/system/pages/about']);
  expect(after.regions.main[0]?.props).toEqual({ text: 'two' });
  expect(after.regions.main[1]).toBe(before.regions.main[1]);
  expect([after.head, after.theme, after.snippets, after.params]).toEqual([
    ...[before.head, before.theme, before.snippets, before.params],
  ]);
  expect(after.head).toBe(before.head);
  expect(after.theme).toBe(before.theme);
  expect(planOf(await site.visit('/about')).regions.main[0]).toBe(after.regions.main[0]);
});

test('[issue 16] [sec 39] what was made do without is looked for, and told of, with each visit', async () => {
  const site = createFakeSite();
  publish(site, page('about'));
  site.documents.set('GET /v2/system/configs/site', new Answer({ status: 500 }));
  for (const visits of [1, 2, 3]) {
    await site.visit('/about');
    expect(site.degraded).toEqual(Array.from({ length: visits }, () => 'config'));
  }
  site.documents.set('GET /v2/system/configs/site', config('site', { name: 'One' }));
  site.host.source.invalidate(['*']);
  expect((await site.visit('/about')).freshness.maxAgeS).toBeGreaterThan(0);
  expect(site.degraded).toHaveLength(3);
});
