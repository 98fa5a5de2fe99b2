import { callPlatform } from '#engine/react/call-platform.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type {
  kontomatikAccess,
  kontomatikAccount,
  kontomatikProcess,
  kontomatikStatus,
} from '#schemas/calls/identification.ts';
import type {
  transactionLinkAccount,
  transactionLinkAuthorize,
  transactionLinkProcess,
  transactionLinkStatus,
} from '#schemas/calls/transaction-link.ts';
import type { LinkStatus } from '#schemas/lending/bank-link.ts';

/** Calls of one way of identification by a bank: `kontomatik.*` or `transaction-link.*`. */
export interface BankLinkCalls {
  readonly open: CallRef<typeof kontomatikAccess | typeof transactionLinkAuthorize>;
  readonly accounts: CallRef<typeof kontomatikAccount | typeof transactionLinkAccount>;
  readonly process: CallRef<typeof kontomatikProcess | typeof transactionLinkProcess>;
  /** Null where nothing is to be asked: examples. */
  readonly status: CallRef<typeof kontomatikStatus | typeof transactionLinkStatus> | null;
}

/** The calls, in the page's language. */
export function bankLinkCalls(refs: BankLinkCalls, locale: string) {
  const query = { language: locale };
  return {
    open: async () => (await callPlatform(refs.open, { query, locale })).data,
    accounts: async () => (await callPlatform(refs.accounts, { query, locale })).data,
    process: async (link_id: string, account_id: string) =>
      (await callPlatform(refs.process, { query, body: { link_id, account_id }, locale })).data,
    /** Null where nothing is asked. */
    status: async (): Promise<LinkStatus | null> =>
      refs.status && (await callPlatform(refs.status, { query, body: {}, locale })).data,
  };
}
