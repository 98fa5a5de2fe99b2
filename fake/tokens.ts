/** The token of a made-up customer: it says the status of the application, so that nothing has to be remembered. */
export const tokenOf = (status: string): string => `fake-token.${status}`;

/** Status of the customer who makes a call, by its `Authorization`; null for nobody. Tokens of a real platform are anybody's. */
export function readToken(authorization: string | null): string | null {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (token === undefined) return null;
  return /^fake-token\.(.+)$/.exec(token)?.[1] ?? 'contract';
}
