import { expect, test } from 'vitest';
import { keptValues } from './kept-values.ts';
import { withContact } from './with-contact.ts';

const email = { kind: 'email', value: 'old@example.com', verified: true } as const;
const phone = { kind: 'phone', value: '+48600100200', verified: true } as const;

test('[issue 4] a proved contact takes the place of its kind, or joins', () => {
  expect(withContact([email], 'new@example.com')).toEqual([{ ...email, value: 'new@example.com' }]);
  expect(withContact([email], phone.value)).toEqual([email, phone]);
  expect(withContact([email, { ...phone, verified: false }], '+48700')).toEqual([
    email,
    { ...phone, value: '+48700' },
  ]);
});

test('[sec 13] the form that is opened again asks for the password, its tick, consents and files afresh', () => {
  const bindings = [{ type: 'show', when: [{ field: 'change', operator: 'equals' as const, value: true }] }];
  const fields = [
    { alias: 'change', type: 'checkbox', title: 'Change' },
    { alias: 'email', type: 'email', title: 'E-mail', bindings },
    { alias: 'current', type: 'password', title: 'Password', bindings },
    { alias: 'terms', type: 'consent', title: 'Terms' },
    { alias: 'paper', type: 'file', title: 'Paper' },
  ];
  const definition = { alias: 'x', title: 'X', button_text: 'Go', groups: [{ alias: 'g', fields }] };
  const values = { change: true, email: 'a@b.pl', current: 'secret', terms: true, paper: ['1'] };
  expect(keptValues(definition, values)).toEqual({ email: 'a@b.pl' });
});
