import { afterEach, expect, test } from 'vitest';
import { cartFormPath } from '#schemas/plain-cart.ts';
import { fakeAccounts } from './testing/fake-accounts.ts';
import { startSessionSite } from './testing/session-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A browser without script: it keeps the cookie of the cart and sends forms. */
async function start() {
  const site = await startSessionSite('embedded', closers, fakeAccounts().handler);
  let cookie = '';
  const get = (path: string) => site.fake.ask(path, { headers: { cookie } });
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const reply = await site.fake.ask(cartFormPath, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...headers,
      },
    });
    const [set = ''] = [reply.headers['set-cookie'] ?? []].flat();
    if (set !== '') cookie = set.split(';', 1)[0] ?? '';
    return { status: reply.status, to: decodeURIComponent(String(reply.headers.location)), set };
  };
  return { get, post };
}

test('[issue 17] an article is put in, changed and taken out by forms, and the cart stands in the address', async () => {
  const { post } = await start();
  const added = await post({ act: 'add', alias: 'czajnik', condition: 'new', back: '/en/cart' });
  expect([added.status, added.to]).toEqual([303, '/en/cart?item=czajnik.1.new']);
  expect(added.set).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  await post({ act: 'add', alias: 'lampa', choice: 'good-condition', 'good-condition': 'używana' });
  const changed = await post({ act: 'change', alias: 'czajnik', condition: 'new', quantity: '3' });
  expect(changed.to).toBe('/cart?item=czajnik.3.new&item=lampa.1.używana');
  const moved = await post({
    act: 'change',
    alias: 'czajnik',
    condition: 'new',
    next: 'opened',
    quantity: '2',
  });
  expect(moved.to).toBe('/cart?item=czajnik.2.opened&item=lampa.1.używana');
  await post({ act: 'remove', alias: 'czajnik', condition: 'opened' });
  const emptied = await post({ act: 'remove', alias: 'lampa', condition: 'używana' });
  expect([emptied.to, emptied.set]).toEqual(['/cart', expect.stringContaining('Max-Age=0')]);
});

test('[spec 8] the same article on the same condition is told and not added', async () => {
  const { post } = await start();
  await post({ act: 'add', alias: 'czajnik' });
  const twice = await post({ act: 'add', alias: 'czajnik', quantity: '5' });
  expect(twice.to).toBe('/cart?item=czajnik.1&notice=in-cart');
});

test('[issue 17] a cart that a cookie cannot hold takes no more, and keeps what it has', async () => {
  const { post } = await start();
  const alias = (at: number) => `${'a'.repeat(95)}-${at}`;
  let last = { to: '' };
  for (let at = 0; at < 40 && !last.to.includes('notice=full'); at++)
    last = await post({ act: 'add', alias: alias(at) });
  expect(last.to).toMatch(/&notice=full$/);
  const kept = last.to.match(/item=/g)?.length ?? 0;
  expect(kept).toBeGreaterThan(25);
  const after = await post({ act: 'remove', alias: alias(0) });
  expect(after.to.match(/item=/g)?.length).toBe(kept - 1);
});

test('[issue 17] a visit to the cart is led to its lines, in every language, and no other visit is', async () => {
  const { get, post } = await start();
  expect((await get('/cart')).status).not.toBe(303);
  await post({ act: 'add', alias: 'czajnik' });
  const [own, english, asked, other] = await Promise.all(
    ['/cart', '/en/cart?utm_source=x', '/cart?item=lampa.1', '/x/y/cart'].map(get),
  );
  expect([own?.status, own?.headers.location]).toEqual([303, '/cart?item=czajnik.1']);
  expect(own?.headers['cache-control']).toBe('no-store');
  expect([english?.status, english?.headers.location]).toEqual([303, '/en/cart?item=czajnik.1']);
  expect([asked?.status, other?.status]).not.toContain(303);
});

test.each(['https://evil.example/cart', '//evil.example/cart', '/dashboard', '/\\evil.example/cart'])(
  '[sec 21] it leads nowhere but to the cart: %s',
  async (back) => {
    const { post } = await start();
    expect((await post({ act: 'add', alias: 'czajnik', back })).to).toBe('/cart?item=czajnik.1');
  },
);

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['another type', { 'content-type': 'text/plain' }],
] as const)('[sec 7] it takes nothing from %s', async (_who, headers) => {
  const { post } = await start();
  const { status, set } = await post({ act: 'add', alias: 'czajnik' }, headers);
  expect([status >= 400, set]).toEqual([true, '']);
});

test.each([
  {},
  { act: 'add' },
  { act: 'add', alias: '<b>' },
  { act: 'melt', alias: 'czajnik' },
  { act: 'change', alias: 'x' },
])('what is no wish changes nothing: %j', async (fields) => {
  const { post } = await start();
  expect(await post(fields as Record<string, string>)).toMatchObject({ status: 303, to: '/cart' });
});
