import { describe, expect, test } from 'vitest';
import type { Outcome } from '../plan.ts';
import { block, createFakeSite, customer, page, publish, queryBehaviour } from './fake-site.ts';

const site = () => {
  const made = createFakeSite();
  publish(made, page('about', [block('words')]));
  return made;
};

describe('[cache] freshness', () => {
  const freshness = async (outcome: Promise<Outcome>) => (await outcome).freshness;

  test('a page for anybody is shared, with the tags of all it was made of', async () => {
    const made = site();
    publish(made, page('about', [block('stored-html', { key: 'terms' })]));
    expect(await freshness(made.visit('/en/about'))).toMatchObject({
      shared: true,
      queryRead: [],
      maxAgeS: 60,
      tags: expect.arrayContaining([
        'languages',
        'page:about',
        'page:layout-default',
        'texts:en',
        'config:site',
        'seo-rules',
        'snippets',
        'redirect-rules',
        'block:terms:en',
      ]),
    });
  });

  test('[sec 37] what a customer gets is nobody else’s, redirects too', async () => {
    const session = customer('contract');
    expect(await freshness(site().visit('/about', { session, phase: 'in-app' }))).toMatchObject({
      shared: false,
    });
    expect(await freshness(site().visit('/about', { session }))).toMatchObject({ shared: false });
    expect(await freshness(site().visit('/signin', { session }))).toMatchObject({ shared: false });
  });

  test('only the query parameters that were read', async () => {
    expect(await freshness(site().visit('/posts?page=2&utm_source=x'))).toMatchObject({
      queryRead: ['page'],
    });
    expect(await freshness(site().visit('/posts'))).toMatchObject({ queryRead: ['page'] });
    expect(await freshness(site().visit('/about?page=2'))).toMatchObject({ queryRead: [] });
  });

  test('a page made of a last good copy is not kept', async () => {
    const made = site();
    await made.visit('/about');
    made.host.clockMs += 61_000;
    made.host.respond = () => ({ status: 500 });
    expect(await made.visit('/about')).toMatchObject({ kind: 'page', freshness: { maxAgeS: 0 } });
  });

  test('a 404 whose slider could not be read is not kept', async () => {
    const made = createFakeSite();
    publish(made, page('layout-default', [block('query'), block('page-content')]));
    const initial = queryBehaviour.run;
    queryBehaviour.run = () => Promise.reject(new Error('away'));
    try {
      expect(await freshness(made.visit('/nothing-here'))).toMatchObject({ maxAgeS: 0 });
    } finally {
      queryBehaviour.run = initial;
    }
  });
});
