import { describe, expect, test } from 'vitest';
import { graceMs } from './page-renewal.ts';
import { createRenewalSite } from './testing/renewal-site.ts';

const minute = 60_000;

describe('[issue 16] a page that is in use', () => {
  test('is served as it was while it is made anew once, when its documents have aged', async () => {
    const site = createRenewalSite();
    await site.open('/a', 3);
    site.wait(minute + 1);
    expect([1, 2, 3].map(() => site.visit('/a').atOnce)).toEqual(['/a 0', '/a 0', '/a 0']);
    expect(site.ahead).toEqual(['/a']);
    site.making[0]?.finish();
    await site.settle();
    expect(site.results).toEqual(['made']);
    site.wait(minute - 1);
    expect(site.visit('/a').atOnce).toBe('/a 0');
    expect(site.ahead).toEqual(['/a']);
  });

  test('is not served at once when it was not asked for in time', async () => {
    const site = createRenewalSite();
    await site.open('/a', 3);
    site.wait(minute + graceMs);
    expect(site.visit('/a').atOnce).toBeUndefined();
    expect(site.ahead).toEqual([]);
  });

  test.each(['fail', 'goOffline'] as const)(
    'is not masked by its copy when renewing it did %s',
    async (how) => {
      const site = createRenewalSite();
      await site.open('/a', 1);
      site.wait(minute);
      expect(site.visit('/a').atOnce).toBe('/a 0');
      site.making[0]?.[how]();
      await site.settle();
      const next = site.visit('/a');
      expect(next.atOnce).toBeUndefined();
      await site.settle();
      site.making[0]?.goOffline();
      expect(await next.text).toBe('offline');
    },
  );

  test('[studio] is not served past the moment at which a block comes or goes', async () => {
    const site = createRenewalSite(() => 30_000);
    await site.open('/a', 1);
    site.wait(30_000);
    expect(site.visit('/a').atOnce).toBeUndefined();
  });

  test('is made anew at once after a publish, two at a time, those first that most people read', async () => {
    const site = createRenewalSite();
    const paths = ['/a', '/b', '/c', '/d', '/unread'];
    for (const [index, path] of paths.entries()) await site.open(path, [1, 4, 2, 3, 0][index] ?? 0);
    site.publishAll(paths);
    while (site.making.length > 0) {
      site.making[0]?.finish();
      await site.settle();
    }
    expect(site.ahead).toEqual(['/b', '/d', '/c', '/a']);
    expect(site.mostAhead()).toBe(2);
    for (const path of ['/a', '/b', '/c', '/d']) expect(site.visit(path).atOnce).toBe(`${path} 0`);
  });

  test('is given up while it waits for its turn and nobody asks for it', async () => {
    const site = createRenewalSite();
    for (const path of ['/a', '/b', '/c']) await site.open(path, 1);
    site.publishAll(['/a', '/b', '/c']);
    site.wait(graceMs);
    for (const one of [...site.making]) one.finish();
    await site.settle();
    expect(site.ahead).toEqual(['/a', '/b']);
    expect(site.results.toSorted()).toEqual(['given_up', 'made', 'made']);
  });

  test('shares its renewal with whoever comes meanwhile, and is made again when something is published', async () => {
    const site = createRenewalSite();
    await site.open('/a', 1);
    site.publish('/a');
    const visitor = site.visit('/a');
    await site.settle();
    expect(site.making).toHaveLength(1);
    site.publish('/other');
    site.making[0]?.finish();
    expect(await visitor.text).toBe('/a 1');
    await site.settle();
    expect(site.ahead).toEqual(['/a', '/a']);
    site.making[0]?.finish();
    await site.settle();
    expect(site.visit('/a').atOnce).toBe('/a 1');
  });

  test('is left alone when the server stops, which waits for what is under way', async () => {
    const site = createRenewalSite();
    for (const path of ['/a', '/b', '/c']) await site.open(path, 1);
    site.publishAll(['/a', '/b', '/c']);
    let isStopped = false;
    const stopped = site.renewal.stop().then(() => {
      isStopped = true;
    });
    await site.settle();
    expect(isStopped).toBe(false);
    for (const one of [...site.making]) one.finish();
    await stopped;
    expect(site.ahead).toEqual(['/a', '/b']);
  });
});
