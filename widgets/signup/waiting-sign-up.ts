import { customerStorage } from '#engine/react/customer-storage.ts';
import { codeLifeMs } from '#schemas/constants.ts';

/** A sign-up that waits for its code. */
export interface WaitingSignUp {
  /** Address the code went to. */
  readonly contact: string;
  /** Proves with the code that the form came from this browser ([sec 13]); worth nothing without the code. */
  readonly key?: string;
  /** What the calculator was set to (`carriedQuery`). */
  readonly query: Readonly<Record<string, string>>;
}

const key = 'sign-up';

/** Keeps it in this browser for as long as the code is good, so that a reload or another tab goes on with the code. */
export const keepWaiting = (waiting: WaitingSignUp, now: number): void =>
  customerStorage('device').setItem(key, JSON.stringify({ ...waiting, at: now }));

/** The sign-up that waits in this browser; null when there is none, or its code is good no more. */
export function readWaiting(now: number): WaitingSignUp | null {
  const kept = parse(customerStorage('device').getItem(key));
  const { contact, key: own, at, query } = { ...kept } as Partial<Record<string, unknown>>;
  if (typeof contact !== 'string' || typeof at !== 'number') return null;
  if (at > now || now - at >= codeLifeMs) {
    forgetWaiting();
    return null;
  }
  return { contact, ...(typeof own === 'string' && { key: own }), query: textsIn(query) };
}

/** The sign-up that the link of a message names; with the key where the form was sent from this browser. */
export function linkedSignUp(linked: WaitingSignUp, kept: WaitingSignUp | null): WaitingSignUp {
  const isOwn = kept !== null && kept.contact.trim().toLowerCase() === linked.contact.trim().toLowerCase();
  return isOwn && kept.key !== undefined ? { ...linked, key: kept.key } : linked;
}

/** The address is to be corrected, or the account is open. */
export const forgetWaiting = (): void => customerStorage('device').removeItem(key);

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...(value as object) }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

function parse(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
