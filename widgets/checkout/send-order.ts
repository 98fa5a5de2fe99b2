import { askPlatform } from '#engine/react/call-platform.ts';
import { followFailure } from '#engine/react/failure-policy.ts';
import {
  Failed,
  InvalidFields,
  Offline,
  TooManyAttempts,
  Unauthorized,
} from '#engine/react/platform-failures.ts';
import type { CheckoutChange, CheckoutDone } from '#schemas/order.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import type { Attempt } from './kept-attempt.ts';

/** What became of an order that was sent. `text` is the server's own words, empty where it had none. */
export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly done: CheckoutDone }
  | { readonly kind: 'changed'; readonly changes: readonly CheckoutChange[] }
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, string>; readonly text: string }
  /** Surely nothing was ordered: no loan is possible, too many tries, or the platform does not take it. */
  | { readonly kind: 'refused'; readonly text: string; readonly minutes?: number }
  /** A loan asks for somebody who is signed in. */
  | { readonly kind: 'sign-in' }
  /** Nobody knows whether it was taken; sent again with its key it is one order. */
  | { readonly kind: 'unknown'; readonly text: string; readonly isOffline: boolean }
  /** Not sent: what became of an earlier order, which was another one, has to be known first. */
  | { readonly kind: 'unsettled' }
  /** Another screen has taken over. */
  | { readonly kind: 'elsewhere' };

/** Whether another try may find an order that this one made: then its key has to stay. */
export const mayHaveOrdered = ({ kind }: OrderOutcome): boolean => kind === 'unknown' || kind === 'elsewhere';

/** Sends an attempt. Failures are values: each has its own words in the checkout, and nothing that was typed is lost. */
export async function sendOrder(
  call: CheckoutPlace['calls']['order'],
  { key, body }: Attempt,
  {
    locale,
    fetcher = (...all) => fetch(...all),
  }: { readonly locale: string; readonly fetcher?: typeof fetch },
): Promise<OrderOutcome> {
  let changes: readonly CheckoutChange[] = [];
  /** What changed is the checkout's alone; failures of calls in general do not carry it. */
  const listen: typeof fetch = async (...all) => {
    const response = await fetcher(...all);
    if (response.status === 409) changes = await readChanges(response.clone());
    return response;
  };
  try {
    const headers = { 'idempotency-key': key };
    const { data } = await askPlatform(call, { query: {}, headers, body, locale }, listen);
    return { kind: 'ordered', done: data };
  } catch (failure) {
    return outcomeOf(failure, changes, locale);
  }
}

function outcomeOf(failure: unknown, changes: readonly CheckoutChange[], locale: string): OrderOutcome {
  if (failure instanceof Unauthorized) return { kind: 'sign-in' };
  if (failure instanceof InvalidFields)
    return { kind: 'fields', fields: failure.fields, text: failure.message };
  if (failure instanceof TooManyAttempts) {
    const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
    return { kind: 'refused', text: '', minutes };
  }
  if (failure instanceof Offline) return { kind: 'unknown', text: '', isOffline: true };
  if (failure instanceof Failed) {
    const { status, code, message: text } = failure;
    if (code === 'cart_changed' && changes.length > 0) return { kind: 'changed', changes };
    // The same intention is being worked on: its end is not known yet.
    if (status >= 500 || code === 'in_flight') return { kind: 'unknown', text, isOffline: false };
    return { kind: 'refused', text };
  }
  if (followFailure(failure, locale) !== 'none') return { kind: 'elsewhere' };
  return { kind: 'unknown', text: '', isOffline: false };
}

async function readChanges(response: Response): Promise<readonly CheckoutChange[]> {
  try {
    const body = (await response.json()) as { error?: { changes?: readonly CheckoutChange[] } };
    // The platform's own schemas checked them before they were sent.
    return Array.isArray(body.error?.changes) ? body.error.changes : [];
  } catch {
    return [];
  }
}
