import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { LeadRequest } from '#schemas/lead.ts';
import { type FormFields, fieldsOf, type Presence } from './form-fields.ts';
import { type Consent, type LeadValues, leadRequest, neededConsents, validateLead } from './validate-lead.ts';

const values: LeadValues = { name: 'Anna', email: 'anna@example.com', phone: '600 100 200', ticks: [true] };
const consents: Consent[] = [{ text: 'Zgadzam się.', required: true }];
const all: FormFields = { name: 'required', email: 'required', phone: 'required' };
const either: FormFields = { name: 'optional', email: 'optional', phone: 'optional' };
const fieldErrors = (change: Partial<LeadValues>, fields = all) => [
  ...validateLead({ ...values, ...change }, fields, consents),
];

describe('[issue 3] what a form may be sent with', () => {
  test.each<[Partial<LeadValues>, FormFields, [string, string][]]>([
    [{}, all, []],
    [{ name: '  ' }, all, [['name', 'name-missing']]],
    [{ name: 'a'.repeat(121) }, all, [['name', 'name-long']]],
    [{ email: 'anna' }, all, [['email', 'email-form']]],
    [{ email: '' }, all, [['email', 'email-missing']]],
    [{ phone: '12' }, all, [['phone', 'phone-form']]],
    [{ email: '', phone: '' }, either, [['email', 'either-missing']]],
    [{ email: '' }, either, []],
    [{ email: 'anna' }, { ...all, email: 'hidden' }, []],
    [{ ticks: [false] }, all, [['consent-0', 'consent-missing']]],
    [
      { name: '', phone: 'x', ticks: [] },
      all,
      [
        ['name', 'name-missing'],
        ['phone', 'phone-form'],
        ['consent-0', 'consent-missing'],
      ],
    ],
  ])('%j', (change, fields, expected) => {
    expect(fieldErrors(change, fields)).toEqual(expected);
  });

  test('what the form lets through, the platform takes', () => {
    const presence = fc.constantFrom<Presence>('required', 'optional', 'hidden');
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.emailAddress(),
      fc.stringMatching(/^\+?[0-9 ()-]{5,22}$/),
    );
    const form = fc.record({
      variant: fc.constantFrom('newsletter' as const, 'contact' as const, 'callback' as const),
      name: presence,
      email: presence,
      phone: presence,
    });
    const filled = fc.record({
      name: typed,
      email: typed,
      phone: typed,
      ticks: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    });
    let sent = 0;
    fc.assert(
      fc.property(form, filled, fc.boolean(), (props, given, required) => {
        const asked = neededConsents([
          { text: 'A', required },
          { text: 'B', required: false },
        ]);
        const fields = fieldsOf(props);
        if (validateLead(given, fields, asked).size > 0) return;
        sent++;
        const request = leadRequest(given, fields, { topic: 'x', page: '/', consents: asked });
        expect(Check(LeadRequest, request)).toBe(true);
        expect(request.email ?? request.phone).toBeTruthy();
      }),
      { numRuns: 2000, seed: 20261121 },
    );
    expect(sent).toBeGreaterThan(20);
  });

  test('only what was ticked is sent, word for word, and nothing of hidden fields', () => {
    const asked = [...consents, { text: 'Nie.', required: false }];
    const request = leadRequest(
      { ...values, ticks: [true, false] },
      { ...all, phone: 'hidden' },
      {
        topic: 'newsletter',
        page: '/about',
        consents: asked,
      },
    );
    expect(request).toEqual({
      topic: 'newsletter',
      name: 'Anna',
      email: 'anna@example.com',
      consents: ['Zgadzam się.'],
      page: '/about',
    });
  });
});

test('[widget] a form without any way to answer asks for an e-mail address', () => {
  expect(fieldsOf({ variant: 'callback', phone: 'hidden' })).toMatchObject({ email: 'required' });
  expect(fieldsOf({ variant: 'newsletter', email: 'hidden', phone: 'optional' })).toMatchObject({
    email: 'hidden',
  });
});
