import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Link } from '#schemas/names.ts';
import { channelLink } from './channel-link.ts';

test.each([
  ['phone', '+48 22 123-45-67', 'tel:+48221234567'],
  ['phone', '(22) 123 45 67', 'tel:221234567'],
  ['phone', '112', 'tel:112'],
  ['phone', '22 123 45 67 wew. 5', undefined],
  ['phone', 'zadzwoń', undefined],
  ['phone', '+', undefined],
  ['phone', '1234567890123456', undefined],
  ['email', 'pomoc@mozaika.example', 'mailto:pomoc@mozaika.example'],
  ['email', 'pomoc(at)mozaika.example', undefined],
  ['email', 'a@b.example?bcc=c@d.example', undefined],
  ['address', 'ul. Kafelkowa 12', undefined],
] as const)('[widget] %s %s leads to %s', (kind, value, link) => {
  expect(channelLink({ kind, value })).toBe(link);
});

test('[widget] the link of an editor wins', () => {
  expect(channelLink({ kind: 'phone', value: '112', href: '/contacts' })).toBe('/contacts');
});

test('[sec 21] [law] whatever is written, the link is none or one that content may hold', () => {
  const allowed = new RegExp(String(Reflect.get(Link, 'pattern')));
  const kinds = fc.constantFrom('phone' as const, 'email' as const);
  fc.assert(
    fc.property(
      kinds,
      fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[+\d ().-]{1,20}$/)),
      (kind, value) => {
        const link = channelLink({ kind, value });
        return link === undefined || allowed.test(link);
      },
    ),
  );
});
