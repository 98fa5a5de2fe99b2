import { expect, test } from 'vitest';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { withCarried } from './carried-query.ts';
import { carriedNext, signInVisit } from './sign-in-visit.ts';

const visitOf = (address: string) =>
  signInVisit((name) => new URL(address, 'https://here.example').searchParams.get(name));

test('[truth] a way to sign in and the reader of its address agree', () => {
  const next = '/en/posts/rrso?page=2#comments';
  expect(visitOf(signInAddress('/en/signin', { next }))).toEqual({ next, ended: false });
  expect(visitOf(signInAddress('/signin', { next, ended: true }))).toEqual({ next, ended: true });
  expect(visitOf(withCarried('/signup', carriedNext(next)))).toEqual({ next, ended: false });
  expect(withCarried('/signup', carriedNext(null))).toBe('/signup');
});

test('[sec 21] another site is nowhere to go on to', () => {
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(visitOf(signInAddress('/signin', { next })).next, next).toBeNull();
});
