import { describe, expect, test } from 'vitest';
import type { BlockVisibility } from '#schemas/page.ts';
import { fromLocalInput, toLocalInput } from '../parts/use-date-entry.ts';
import { audienceOf, audiences, faultsOf, tidy, withAudience } from './audience.ts';

const full: BlockVisibility = { signed_in: true, from: '2026-11-21T10:00:00.000Z', channels: ['partner'] };

describe('[studio] circumstances as one choice', () => {
  test.each(audiences)('%s is read as it was chosen, and moments and channels stay', (audience) => {
    const chosen = withAudience(full, audience);
    expect(audienceOf(chosen)).toBe(audience);
    expect(chosen).toMatchObject({ from: full.from, channels: ['partner'] });
  });

  test('nothing asked for is nothing stored', () => {
    expect(tidy({ channels: [] })).toBeUndefined();
    expect(tidy(withAudience({ signed_in: false }, 'everybody'))).toBeUndefined();
    expect(tidy(full)).toEqual(full);
  });

  test('[wcag 3.3.1] names what can never hold', () => {
    expect(faultsOf({ statuses: [] })).toEqual({ statuses: true });
    expect(faultsOf({ from: full.from ?? '', until: full.from ?? '' })).toEqual({ until: true });
    expect(faultsOf(full)).toEqual({});
  });

  test('a moment comes back from its input to the minute', () => {
    expect(fromLocalInput(toLocalInput('2026-11-21T10:30:00.000Z'))).toBe('2026-11-21T10:30:00.000Z');
    expect([toLocalInput(undefined), toLocalInput('soon'), fromLocalInput('')]).toEqual(['', '', undefined]);
  });
});
