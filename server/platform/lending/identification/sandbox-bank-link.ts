import { randomUUID } from 'node:crypto';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { LinkedAccount, type LinkFailure, linkFailures } from '#schemas/lending/bank-link.ts';
import type { BankLinkProvider, VerificationAccount } from './bank-link-provider.ts';
import type { Seal } from './sealed.ts';

export interface SandboxBankLinkOptions {
  /** The key both sides have. */
  readonly seal: Seal;
  /** Sends sealed words to the bank's side and brings its sealed answer. */
  readonly ask: (question: string) => Promise<string>;
}

const Account = Type.Object({ iban: Type.String(), bank: Type.String(), owner: Type.String() });
const Failure = Type.Unsafe<LinkFailure>({ type: 'string', enum: [...linkFailures] });
const Status = Type.Union([
  Type.Object({ state: Type.Literal('unknown') }),
  Type.Object({ state: Type.Literal('started') }),
  Type.Object({ state: Type.Literal('authorised'), accounts: Type.Array(LinkedAccount) }),
  Type.Object({ state: Type.Literal('importing') }),
  Type.Object({ state: Type.Literal('done'), account: Account }),
  Type.Object({ state: Type.Literal('failed'), failure: Failure }),
]);
const StatusAnswer = Type.Object({ nonce: Type.String(), status: Status });
const Notice = Type.Union([
  Type.Object({ kind: Type.Literal('link'), linkId: Type.String() }),
  Type.Object({
    kind: Type.Literal('transfer'),
    title: Type.String(),
    amountMinor: Type.Integer(),
    account: Account,
  }),
]);

/**
 * Invented, like the sandbox's lender: the number is formally right (so that forms and copy buttons can be tried), and its
 * bank code 0000 belongs to no bank.
 */
const account: VerificationAccount = {
  recipient: 'Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa',
  iban: 'PL03000000009000000000000001',
  amountMinor: 1,
  currency: 'PLN',
};

/** The bank link of the sandbox: invented banks under `/sandbox/bank`. All it says is sealed, and believed only so. */
export function createSandboxBankLink({ seal, ask }: SandboxBankLinkOptions): BankLinkProvider {
  const page = (name: string, token: object, view = '') =>
    `/sandbox/bank/${name}?t=${seal.seal(token)}${view}`;
  const asked = async (question: object): Promise<Static<typeof StatusAnswer>> => {
    const nonce = randomUUID();
    const answer = read(StatusAnswer, seal.open(await ask(seal.seal({ ...question, nonce }))));
    // An answer to another question, kept and shown again, is not one to this.
    if (answer?.nonce !== nonce) throw new Error('the answer about a bank link is not the bank’s');
    return answer;
  };
  return {
    account,
    open: ({ expiresAt, ...request }) => {
      const token = { use: 'link', ...request, expires: expiresAt.getTime() };
      return {
        widget_url: page('link', token, '&view=frame'),
        redirect_url: page('link', token),
        origin: '',
      };
    },
    status: async (linkId) => (await asked({ use: 'status', linkId })).status,
    import: async (linkId, accountId) => {
      await asked({ use: 'import', linkId, accountId });
    },
    transferPages: ({ expiresAt, ...request }, banks) =>
      Object.fromEntries(
        banks.map((bank) => [
          bank,
          page('transfer', { use: 'transfer', ...request, bank, expires: expiresAt.getTime() }),
        ]),
      ),
    readNotice: (text) => read(Notice, seal.open(text)),
  };
}

const read = <T extends TSchema>(schema: T, value: unknown): Static<T> | null =>
  Value.Check(schema, value) ? value : null;
