import { callPlatform } from '#engine/react/call-platform.ts';
import type { LinkAccess, LinkedAccount, LinkStatus } from '#schemas/lending/bank-link.ts';

/** Calls of one way of identification by a bank: `kontomatik.*` or `transaction-link.*`. */
export interface BankLinkPaths {
  readonly open: string;
  /** `kontomatik.access` is read, `transaction-link.authorize` is sent. */
  readonly openMethod: 'GET' | 'POST';
  readonly accounts: string;
  readonly process: string;
  /** Empty where nothing is to be asked: examples. */
  readonly status: string;
}

/** The calls, in the page's language. The platform's own schemas checked what it answers. */
export function bankLinkCalls(paths: BankLinkPaths, locale: string) {
  const query = { language: locale };
  const send = async (path: string, body: object) =>
    (await callPlatform({ method: 'POST', path, query, body, locale })).data;
  return {
    open: async (): Promise<LinkAccess> =>
      paths.openMethod === 'POST'
        ? ((await send(paths.open, {})) as LinkAccess)
        : ((await callPlatform({ path: paths.open, query, locale })).data as LinkAccess),
    accounts: async (): Promise<readonly LinkedAccount[]> =>
      (await callPlatform({ path: paths.accounts, query, locale })).data as readonly LinkedAccount[],
    process: async (link_id: string, account_id: string): Promise<LinkStatus> =>
      (await send(paths.process, { link_id, account_id })) as LinkStatus,
    status: async (): Promise<LinkStatus> => (await send(paths.status, {})) as LinkStatus,
  };
}
