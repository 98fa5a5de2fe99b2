import { expect, test } from 'vitest';
import { createCustomerReader } from '#engine/session/customer-reader.ts';
import { queries } from './queries.ts';

test.each([
  [true, expect.objectContaining({ decisionsCall: 'POST /v2/loan/dev/decisions' })],
  [false, null],
])(
  '[sec 40] the panel of the sandbox’s lender is there only with the sandbox (%s)',
  async (devPages, panel) => {
    const content = { product: 'loan', authGroups: async () => [] };
    const session = { kind: 'anonymous' } as const;
    const customer = createCustomerReader(session, content, { devPages });
    const { sandbox: asked } = queries({}, { customer, locale: 'pl' });
    expect(await asked.queryFn()).toEqual(panel);
  },
);
