import type { LoginAnswer } from '#schemas/customer.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import type { Platform } from '../platform.ts';
import { type Answer, ask, type Question } from './ask.ts';

/** Client addresses, another at each call, so that tests do not meet each other's limits. */
export function addressesOf(network: string): () => string {
  let host = 0;
  return () => {
    host++;
    return `${network}.${host >> 8}.${host & 255}`;
  };
}

const addresses = addressesOf('10.77');

/** Signs a customer in by password. @returns the answer as it is on the wire */
export const logIn = (platform: Platform, email: string, password = sandboxPassword): Promise<Answer> =>
  ask(platform, '/v2/loan/user/login', { payload: { email, password }, remoteAddress: addresses() });

/** The tokens of a good sign-in. */
export const tokensOf = ({ body }: Answer): LoginAnswer => body.data as LoginAnswer;

export const bearing = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Asks as a customer of the sandbox. */
export async function customerAsking(platform: Platform, email: string, password?: string) {
  const { token } = tokensOf(await logIn(platform, email, password));
  return (url: string, question: Question = {}): Promise<Answer> =>
    ask(platform, url, { ...question, headers: { ...bearing(token), ...question.headers } });
}
