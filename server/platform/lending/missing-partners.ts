/** What of a lender's partners is connected; each is an adapter of `PlatformOptions`. */
export interface ConnectedPartners {
  readonly sandbox: boolean;
  readonly bankLink?: unknown;
  readonly paymentGateway?: unknown;
  readonly repaymentAccounts?: unknown;
  readonly cardProcessor?: unknown;
  readonly sms?: unknown;
}

/**
 * Partners a lender needs and this installation does not have, in words for its log. The sandbox stands in for all of them.
 * Credit bureaus and external data are always among them: there is no adapter to connect, their steps pass by time.
 */
export function missingPartners({
  sandbox,
  bankLink,
  paymentGateway,
  repaymentAccounts,
  cardProcessor,
  sms,
}: ConnectedPartners): readonly string[] {
  if (sandbox) return [];
  const adapters: readonly (readonly [name: string, adapter: unknown])[] = [
    ['credit bureaus', undefined],
    ['external data', undefined],
    ['bank links', bankLink],
    ['payment gateway', paymentGateway],
    ['repayment accounts', repaymentAccounts],
    ['cards', cardProcessor],
    ['text messages', sms],
  ];
  return adapters.flatMap(([name, adapter]) => (adapter === undefined ? [name] : []));
}
