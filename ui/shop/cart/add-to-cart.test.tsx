// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import { createNotificationList, NotificationProvider } from '#engine/react/notifications.tsx';
import { PageProvider } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { AddToCart } from './add-to-cart.tsx';
import { cartKey } from './cart-key.ts';
import { readCart } from './stored-cart.ts';

const good: GoodSummary = {
  id: '1',
  alias: 'lampa',
  category: 'dom',
  title: 'Lampa',
  summary: 'Świeci.',
  price_minor: 34_900,
  currency: 'PLN',
  available: true,
  sale_conditions: [
    { id: 'new', title: 'Nowa' },
    { id: 'opened', title: 'Otwarta', price_minor: 29_900 },
  ],
};
const page = {
  locale: 'pl',
  languages: [],
  path: '/category/dom',
  params: {},
  title: 'Dom',
  session: { signedIn: false },
  today: '2026-11-23',
  timeZone: 'Europe/Warsaw',
  t: createTranslator('pl', [engineTexts['pl'] ?? {}]),
  href: (link: string) => link,
};

test('[spec 4] [spec 8] the first press adds and says so, the second one warns and adds nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const notifications = createNotificationList();
  const tree = (
    <PageProvider page={page}>
      <NotificationProvider value={notifications}>
        <AddToCart good={good} />
        <AddToCart good={good} conditionId="opened" />
        <AddToCart good={{ ...good, alias: 'brak', available: false }} />
      </NotificationProvider>
    </PageProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  const [first, second, ...others] = container.querySelectorAll('button');
  expect(others, 'what cannot be had has no button').toEqual([]);
  for (const button of [first, first, second]) await act(async () => button?.click());
  expect(notifications.getState().items.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['success', 'Dodano do koszyka', '„Lampa” czeka w koszyku.'],
    [
      'warning',
      'Ten produkt już jest w koszyku',
      '„Lampa” jest już w koszyku. Liczbę sztuk zmienisz w koszyku.',
    ],
    ['success', 'Dodano do koszyka', '„Lampa” czeka w koszyku.'],
  ]);
  const kept = readCart(localStorage.getItem(cartKey));
  expect(kept.map((line) => [line.itemData.alias, line.sale_condition_id, line.quantity])).toEqual([
    ['lampa', 'new', 1],
    ['lampa', 'opened', 1],
  ]);
  expect(kept[0]?.itemData).not.toHaveProperty('summary');
});
