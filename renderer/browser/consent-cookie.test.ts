import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentCategories, consentCookie, readConsent } from './consent-cookie.ts';

const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the cookie of consent', () => {
  test.each([
    ['', null],
    ['other=1', null],
    ['mozaika-consent=1.', { version: '1', categories: [] }],
    ['a=b; mozaika-consent=12.analytics; c=d', { version: '12', categories: ['analytics'] }],
    ['mozaika-consent=1.marketing.analytics', { version: '1', categories: ['analytics', 'marketing'] }],
    ['mozaika-consent=1.spying', { version: '1', categories: [] }],
    ['mozaika-consent=yes', null],
    ['mozaika-consent=1', null],
    ['mozaika-consent=<script>.analytics', null],
    ['not-mozaika-consent=1.analytics', null],
  ])('%j says %j', (cookies, answer) => {
    expect(readConsent(cookies)).toEqual(answer);
  });

  test('it lasts half a year, is sent to this site alone, and over https only where there is https', () => {
    const cookie = consentCookie({ version: '2', categories: ['analytics'] }, true);
    expect(cookie).toBe('mozaika-consent=2.analytics; Path=/; Max-Age=15724800; SameSite=Lax; Secure');
    expect(consentCookie({ version: '2', categories: [] }, false)).not.toContain('Secure');
  });

  test('[law] what was said is what is read', () => {
    const consents = fc.record({
      version: fc.integer({ min: 1, max: 999_999 }).map(String),
      categories: fc.subarray([...consentCategories]),
    });
    fc.assert(
      fc.property(consents, fc.boolean(), (consent, secure) => {
        expect(readConsent(`x=1; ${pairOf(consentCookie(consent, secure))}`)).toEqual(consent);
      }),
    );
  });

  test('[law] no text of others is taken for more than it says, and none throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const consent = readConsent(`mozaika-consent=${text}`);
        if (consent) expect(text).toMatch(/^\d+\./);
      }),
    );
  });
});
