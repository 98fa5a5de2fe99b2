import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContact, readEmail, readPhone } from './contacts.ts';
import { keepsRules } from './new-password.ts';

const rules = {
  min_length: 4,
  max_length: 8,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};

describe('[spec 5] rules for passwords', () => {
  test.each([
    ['aB1x', true],
    ['aB1', false],
    ['aB1xxxxxx', false],
    ['ab1x', false],
    ['AB1X', false],
    ['aBcx', false],
    ['żŻ1x', true],
    ['aB1🙂', true],
  ])('%s: %s', (password, kept) => {
    expect(keepsRules(password, rules)).toBe(kept);
  });

  test('a sign that is neither letter nor digit is special', () => {
    expect([
      keepsRules('aB1!', { ...rules, special: true }),
      keepsRules('aB1x', { ...rules, special: true }),
    ]).toEqual([true, false]);
  });
});

describe('[issue 4] contacts', () => {
  test.each([
    ['600 100 200', '+48600100200'],
    ['0048 600-100-200', '+48600100200'],
    ['+380 (67) 123.45.67', '+380671234567'],
    ['12', null],
    ['call me', null],
  ])('%s is the number %s', (given, phone) => {
    expect(readPhone(given)).toBe(phone);
  });

  test.each(['a@b@c', 'a b@c', '', 'a@', 'a,b@example.com', 'a@b\nc', '"a"@b'])(
    '%s is no address',
    (given) => {
      expect(readEmail(given)).toBeNull();
    },
  );

  test('whatever is given, what comes out comes out of itself again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[+\d ()-]{5,20}$/)),
        (given) => {
          const contact = readContact(given);
          if (contact !== null) expect(readContact(contact.address)).toEqual(contact);
        },
      ),
    );
  });
});
