import { expect, test } from 'vitest';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { builtInLocales } from '#schemas/locales/built-in.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { standingOf } from './standing.ts';
import { texts as dashboardTexts } from './texts.ts';

test('[spec 4] every status of the table leads to its screen, in words that exist', () => {
  for (const [status, path] of Object.entries(statusScreens)) {
    if (status === 'nothing') continue;
    const standing = standingOf(status);
    expect(standing).toMatchObject({ kind: 'step', path });
    if (standing.kind !== 'step') continue;
    const own: Readonly<Record<string, Readonly<Record<string, string>>>> = dashboardTexts;
    for (const locale of builtInLocales)
      expect({ ...engineTexts[locale], ...own[locale] }[`${standing.words}.title`], status).toMatch(/\S/);
  }
});

test('[spec 4] while it is being processed there is nothing to do but wait', () => {
  for (const status of processingStatuses)
    expect(standingOf(status)).toEqual({
      kind: 'step',
      path: '/confirm-wait',
      alias: 'confirm-wait',
      waiting: true,
      words: 'screens.confirm-wait',
    });
});

test('[truth] what waits for the customer is the customer’s turn: data to confirm, a partner’s contract to finish', () => {
  for (const status of ['data-checking', 'inresale', 'counter-offer', 'payment-request', 'show-contract'])
    expect(standingOf(status), status).toMatchObject({ kind: 'step', waiting: false });
  for (const status of ['call-verification', 'resale-wait'])
    expect(standingOf(status), status).toMatchObject({ kind: 'step', waiting: true });
  expect(standingOf('inresale')).toMatchObject({ words: 'dashboard.inresale' });
});

test('[spec 4] no application, no answer and no such status are told apart', () => {
  expect(standingOf('nothing')).toEqual({ kind: 'none' });
  for (const status of [null, '', 'no-such-status', 'constructor', '__proto__'])
    expect(standingOf(status)).toEqual({ kind: 'unknown' });
});
