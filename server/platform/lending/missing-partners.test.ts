import { expect, test } from 'vitest';
import { missingPartners } from './missing-partners.ts';

test('[issue 5] a production names the partners it lends without; the sandbox stands in for all', () => {
  expect(missingPartners({ sandbox: true })).toEqual([]);
  const none = [
    'credit bureaus',
    'external data',
    'bank links',
    'payment gateway',
    'repayment accounts',
    'cards',
    'text messages',
  ];
  expect(missingPartners({ sandbox: false })).toEqual(none);
  const sms = { send: async () => undefined };
  expect(missingPartners({ sandbox: false, sms })).toEqual(none.slice(0, -1));
});
