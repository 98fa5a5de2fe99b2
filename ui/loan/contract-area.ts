import type { SignedContract } from '#schemas/lending/contract.ts';

/** What every screen of the contract's area knows besides its own matter. */
export interface ContractArea {
  /** Signed; while it is only offered, some parts are not there yet. */
  readonly signed: boolean;
  /** The contract shown is over, and read only; null for the one that is offered or runs. */
  readonly ended: SignedContract | null;
  /** Another contract is offered or runs, or an application is under way: the way back to it is shown. */
  readonly elsewhere: 'contract' | 'application' | null;
  /** A payment whose end is not known yet: shown on every screen of the area, whichever device it was begun on. */
  readonly pending: {
    readonly order_id: string;
    readonly amount_minor: number;
    readonly currency: string;
  } | null;
}

/** Stands for an answer that could not be had right now; null is the answer that there is none. */
export const unavailable = 'unavailable';
export type Had<T> = T | typeof unavailable;

/** An answer that may also be that there is none. The reader has logged the failure. */
export const orUnavailable = <T>(asked: Promise<T>): Promise<Had<T>> => asked.catch(() => unavailable);

/** What is never answered with "none", or what a screen may do without: null where it cannot be had. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);
