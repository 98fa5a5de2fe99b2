import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LeadRequest } from '#schemas/lead.ts';
import { leadFingerprint, normaliseLead } from './normalise-lead.ts';

const requests = fc.record<LeadRequest>(
  {
    topic: fc.constantFrom('newsletter', 'callback'),
    name: fc.constantFrom('Anna', 'Jan'),
    email: fc.constantFrom('anna@example.com', 'jan@example.com'),
    phone: fc.constantFrom('600100200', '600100201'),
    consents: fc.array(fc.constantFrom('A', 'B', 'A","B'), { minLength: 1, maxLength: 2 }),
    page: fc.constantFrom('/', '/contacts'),
  },
  { requiredKeys: ['topic', 'consents'] },
);
const print = (request: LeadRequest) => leadFingerprint(normaliseLead(request, 'pl'));

test('[issue 3] two leads are one exactly when all that was left is the same', () => {
  fc.assert(
    fc.property(requests, requests, (one, other) => {
      const same = JSON.stringify(normaliseLead(one, 'pl')) === JSON.stringify(normaliseLead(other, 'pl'));
      expect(print(one) === print(other)).toBe(same);
    }),
  );
});

test('the way an address or a number is written makes no other lead', () => {
  const base: LeadRequest = { topic: 'x', consents: ['A'], email: 'anna@example.com', phone: '600100200' };
  expect(print({ ...base, email: ' Anna@Example.com ', phone: '(600) 100-200' })).toBe(print(base));
});
