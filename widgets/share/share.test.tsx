// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { networks } from './props.ts';
import { Share } from './share.tsx';
import { shareAddress } from './share-address.ts';
import { texts } from './texts.ts';

const address = 'https://mozaika.example/en/about';
const page = testPage(texts.pl, { locale: 'en', path: '/about', title: 'O nas' });
const view = (origin: string | null) => (
  <PageProvider page={page}>
    <Share
      props={{ networks: ['email', 'facebook', 'email'] }}
      slots={{}}
      data={{ origin }}
      block={{ id: 'share', first: false }}
    />
  </PageProvider>
);

let host: HTMLElement;
let root: Root;

function start(origin: string | null = 'https://mozaika.example') {
  host.innerHTML = renderToString(view(origin));
  act(() => {
    root = hydrateRoot(host, view(origin));
  });
}

/** Presses the button that says `words`, and lets what it promised happen. */
async function press(words: string) {
  const button = [...host.querySelectorAll('button')].find((one) => one.textContent === words);
  if (!button) throw new Error(`There is no button "${words}".`);
  await act(async () => button.click());
}
const announced = () => host.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

test('[widget] the link is copied in full and in the language of the page, and that is announced', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  start();
  expect(announced()).toBe('');
  await press('Kopiuj link');
  expect(writeText).toHaveBeenCalledWith(address);
  expect(announced()).toBe('Link jest w schowku.');
});

test.each([
  ['is missing', {}],
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('[widget] where the clipboard %s, the link is shown to be selected', async (_case, navigator) => {
  vi.stubGlobal('navigator', navigator);
  start();
  await press('Kopiuj link');
  expect(announced()).toContain(address);
});

test('[widget] the sharing of the system gets address and title; closing it does nothing', async () => {
  const writeText = vi.fn(async () => {});
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  start();
  await press('Udostępnij');
  expect(share).toHaveBeenCalledWith({ url: address, title: 'O nas' });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['has none', {}],
  ['refuses', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('[widget] where the system %s, the link is copied', async (_case, own) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...own, clipboard: { writeText } });
  start();
  await press('Udostępnij');
  expect(writeText).toHaveBeenCalledWith(address);
});

test('[widget] each network stands once; without a public address there is nothing to share', () => {
  start();
  expect([...host.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'E-mail',
    'Facebook(otwiera się w nowej karcie)',
  ]);
  act(() => root.unmount());
  start(null);
  expect(host.textContent).toBe('');
});

test('[sec 21] [law] no address or title breaks out of its parameter', () => {
  const url = fc.webUrl({ withQueryParameters: true, withFragments: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...networks),
      url,
      fc.string({ unit: 'grapheme' }),
      (network, pageUrl, title) => {
        const link = new URL(shareAddress(network, { url: pageUrl, title }));
        expect(link.hash).toBe('');
        const values = [...link.searchParams.values()];
        expect(values.some((value) => value.endsWith(pageUrl))).toBe(true);
        expect(values.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});
