import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';

const text = (id: string, visible: object) => ({
  id,
  type: 'rich-text',
  props: { html: `<p>Blok ${id}</p>` },
  visible,
});

test('[issue 6] visibility: public answers hold what each visitor may see, from the page cache, too', async ({
  ownSite,
  page,
}) => {
  const { server, publisher } = ownSite;
  await publisher.create('pages', 'widocznosc', {
    alias: 'widocznosc',
    title: 'Widoczność',
    layout: 'default',
    blocks: [
      text('guests', { signed_in: false }),
      text('customers', { signed_in: true }),
      text('mail', { channels: ['newsletter'] }),
      text('over', { until: '2020-01-01T00:00:00.000Z' }),
      text('running', { until: '2099-01-01T00:00:00.000Z' }),
      text('later', { from: '2099-01-01T00:00:00.000Z' }),
    ],
  });
  await publisher.publish('pages', 'widocznosc');
  const blocksOf = (html: string) => [...html.matchAll(/Blok (\w+)</g)].map(([, id]) => id);
  const asked = async (query: string) =>
    blocksOf(await (await fetch(`${server.url}/widocznosc${query}`)).text());
  const everybody = ['guests', 'running'];
  const readers = ['guests', 'mail', 'running'];
  // Each twice, and changed about: what one visitor was answered is in the cache when the next one asks.
  for (const [query, wanted] of [
    ['', everybody],
    ['?utm_source=newsletter', readers],
    ['?utm_source=partner', everybody],
    ['', everybody],
    ['?utm_source=Newsletter&utm_medium=mail', readers],
    ['?utm_source=newsletter', readers],
    ['?page=2', everybody],
  ] as const)
    expect(await asked(query), query).toEqual(wanted);

  await page.goto('/widocznosc');
  await signInAs(page, 'nothing');
  // As a move inside the site: a first load leads customers to the screen of their status.
  const own = await page.request.get('/_plan/widocznosc');
  expect(blocksOf(await own.text())).toEqual(['customers', 'running']);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  // The customer's page was kept for nobody.
  expect(await asked('')).toEqual(everybody);
});
