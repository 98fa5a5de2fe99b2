import { expect, test, vi } from 'vitest';
import { fakeFetch } from '#fake/fake-fetch.ts';
import { refTo } from '#schemas/calls/call-ref.ts';
import {
  kontomatikAccess,
  kontomatikAccount,
  kontomatikProcess,
  kontomatikStatus,
} from '#schemas/calls/identification.ts';
import {
  transactionLinkAccount,
  transactionLinkAuthorize,
  transactionLinkProcess,
  transactionLinkStatus,
} from '#schemas/calls/transaction-link.ts';
import { linkStates } from '#schemas/lending/bank-link.ts';
import { bankLinkCalls } from './bank-link-calls.ts';

const product = { product: 'loan' };
const ways = [
  [kontomatikAccess, kontomatikAccount, kontomatikProcess, kontomatikStatus],
  [transactionLinkAuthorize, transactionLinkAccount, transactionLinkProcess, transactionLinkStatus],
] as const;

test.each(ways)('[issue 15] the calls of a bank link are those the platform takes (%#)', async (...way) => {
  vi.stubGlobal('fetch', fakeFetch({ status: 'payment-request' }));
  const [open, accounts, process, status] = way;
  const calls = bankLinkCalls(
    {
      open: refTo(open, product),
      accounts: refTo(accounts, product),
      process: refTo(process, product),
      status: refTo(status, product),
    },
    'pl',
  );
  const { link_id } = await calls.open();
  const [account] = await calls.accounts();
  expect(linkStates).toContain((await calls.process(link_id, account?.id ?? '')).state);
  expect(linkStates).toContain((await calls.status())?.state);
});
