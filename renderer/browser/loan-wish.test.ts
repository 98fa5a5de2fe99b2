import { describe, expect, test, vi } from 'vitest';
import type { PageInfo } from '#engine/react/page-context.tsx';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { createLoanWish } from './loan-wish.ts';

const pageOf = (signedIn: boolean, locale = 'pl'): PageInfo => ({
  locale,
  languages: [],
  path: '/',
  params: {},
  title: '',
  today: '2026-01-15',
  timeZone: 'Europe/Warsaw',
  session: signedIn ? { signedIn, statusCall: sampleRef('GET') } : { signedIn },
  t: (key) => key,
  href: (link) => (locale === 'pl' ? link : `/${locale}${link}`),
});
const at = (path: string) => new URL(path, 'https://here.invalid');

function wishOf(page: PageInfo) {
  const toStatusScreen = vi.fn(() => new Promise<void>(() => undefined));
  const takes = createLoanWish({
    page: () => page,
    toStatusScreen,
    notify: () => undefined,
    pageLoader: { hide: () => undefined },
  });
  return { takes, toStatusScreen };
}

describe('wish for a loan', () => {
  test('[spec 2] a visitor is led to the sign-up, as the address says', () => {
    const { takes, toStatusScreen } = wishOf(pageOf(false));
    expect(takes(at('/signup?curSum=5000&curTerm=24'))).toBe(false);
    expect(toStatusScreen).not.toHaveBeenCalled();
  });

  test('[issue 5] of a customer it is every address of the sign-up, in the page’s language, and no other', () => {
    const { takes } = wishOf(pageOf(true, 'en'));
    expect(['/en/signup', '/en/signup?curSum=5000'].map((path) => takes(at(path)))).toEqual([true, true]);
    expect(['/signup', '/en/signup/partner', '/en/signin', '/en'].map((path) => takes(at(path)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('[issue 5] presses while one is on its way begin nothing more', () => {
    const { takes, toStatusScreen } = wishOf(pageOf(true));
    expect([takes(at('/signup')), takes(at('/signup'))]).toEqual([true, true]);
    expect(toStatusScreen).toHaveBeenCalledOnce();
  });
});
