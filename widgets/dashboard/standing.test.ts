import { expect, test } from 'vitest';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { standingOf } from './standing.ts';

test('[spec 4] every status of the table leads to its screen, in words that exist', () => {
  for (const [status, path] of Object.entries(statusScreens)) {
    if (status === 'nothing') continue;
    const standing = standingOf(status);
    expect(standing).toMatchObject({ kind: 'step', path });
    if (standing.kind === 'step')
      for (const texts of Object.values(engineTexts))
        expect(texts[`screens.${standing.alias}.title`], status).toMatch(/\S/);
  }
});

test('[spec 4] while it is being processed there is nothing to do but wait', () => {
  for (const status of processingStatuses)
    expect(standingOf(status)).toEqual({
      kind: 'step',
      path: '/confirm-wait',
      alias: 'confirm-wait',
      waiting: true,
    });
});

test('[spec 4] no application, no answer and no such status are told apart', () => {
  expect(standingOf('nothing')).toEqual({ kind: 'none' });
  for (const status of [null, '', 'no-such-status', 'constructor', '__proto__'])
    expect(standingOf(status)).toEqual({ kind: 'unknown' });
});
