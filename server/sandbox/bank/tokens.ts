import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Sealing as the platform does it; server/start hands over the one both sides share. */
export interface Seal {
  seal(value: object): string;
  open(text: string): unknown;
}

/** With what the lender sends a customer here. */
const LinkToken = Type.Object({
  use: Type.Literal('link'),
  linkId: Type.String(),
  method: Type.Union([Type.Literal('kontomatik'), Type.Literal('transaction-link')]),
  owner: Type.String(),
  returnPath: Type.String(),
  /** Milliseconds since the epoch. */
  expires: Type.Number(),
});
export type LinkToken = Static<typeof LinkToken>;

const TransferToken = Type.Object({
  use: Type.Literal('transfer'),
  bank: Type.String(),
  title: Type.String(),
  iban: Type.String(),
  recipient: Type.String(),
  amountMinor: Type.Integer(),
  owner: Type.String(),
  returnPath: Type.String(),
  expires: Type.Number(),
});
export type TransferToken = Static<typeof TransferToken>;

const Question = Type.Object({
  use: Type.Union([Type.Literal('status'), Type.Literal('import')]),
  linkId: Type.String(),
  accountId: Type.Optional(Type.String()),
  nonce: Type.String(),
});
export type Question = Static<typeof Question>;

/** Null for whatever the lender did not make. */
export const readLinkToken = (seal: Seal, text: string): LinkToken | null => {
  const value = seal.open(text);
  return Value.Check(LinkToken, value) ? value : null;
};
export const readTransferToken = (seal: Seal, text: string): TransferToken | null => {
  const value = seal.open(text);
  return Value.Check(TransferToken, value) ? value : null;
};
export const readQuestion = (seal: Seal, text: string): Question | null => {
  const value = seal.open(text);
  return Value.Check(Question, value) ? value : null;
};
