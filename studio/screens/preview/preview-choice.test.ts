import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './use-preview-choice.ts';

test('[studio] the grid of previews comes back from its address as it was', () => {
  const choice = {
    path: '/o-nas?utm_source=partner',
    locales: ['pl', 'uk'],
    visitors: ['guest', 'contract'],
    widths: ['desktop', 'phone'] as const,
    at: '2026-12-24T18:00:00.000Z',
    release: '',
  };
  expect(readChoice(new URLSearchParams(writeChoice(choice).toString()), 'en')).toEqual(choice);
});

test('[studio] an address without a choice shows the start page to a guest; widths nobody knows are left out', () => {
  const plain = { path: '/', locales: ['en'], visitors: ['guest'], widths: ['desktop'], at: '', release: '' };
  expect(readChoice(new URLSearchParams('width=cinema'), 'en')).toEqual(plain);
  expect(readChoice(new URLSearchParams('path=faq'), undefined).path).toBe('/faq');
});
