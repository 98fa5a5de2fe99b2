import { useRef, useState } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { lineKey } from '#schemas/cart-lines.ts';
import type { Checkout, CheckoutChange, CheckoutDone } from '#schemas/order.ts';
import { useStatusMove } from '#ui/loan/use-status-move.ts';
import { deviceCart } from '#ui/shop/cart/cart-store.ts';
import { orderHref } from '#ui/shop/orders/order-href.ts';
import { rememberOrderToken } from '#ui/shop/orders/remembered-token.ts';
import { noteUnpaidOrder } from '#ui/shop/orders/unpaid-order.ts';
import { draftName } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { type Attempt, beginAttempt, endAttempt, keptAttempt } from './kept-attempt.ts';
import { mayHaveOrdered, type OrderOutcome, sendOrder } from './send-order.ts';
import { correctionsOf } from './take-over-changes.ts';

export interface Ordering {
  /** `leaving`: it is ordered, and the page is being left. */
  readonly phase: 'idle' | 'sending' | 'leaving';
  /** What came of the last try; null while there was none, or something was changed since. */
  readonly outcome: OrderOutcome | null;
  /** Something was sent since the screen came. */
  readonly hasTried: boolean;
  /** What is not as it was shown, until the buyer says that it is known. */
  readonly changes: readonly CheckoutChange[];
  /** Sends an order; nothing while the end of another one is not known. */
  readonly order: (body: Checkout) => Promise<OrderOutcome | null>;
  /** Sends the very order again whose end is not known, if there is one. */
  readonly resend: () => Promise<OrderOutcome | null>;
  readonly acceptChanges: () => void;
  readonly forgetOutcome: () => void;
}

/** The life of an order that is sent: once at a time, and led on where it was taken. */
export function useOrdering(
  place: CheckoutPlace,
  { first, askAgain }: { readonly first: readonly CheckoutChange[]; readonly askAgain: () => void },
): Ordering {
  const { locale, href } = usePage();
  const moveToStatus = useStatusMove();
  const [phase, setPhase] = useState<Ordering['phase']>('idle');
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const [hasTried, setTried] = useState(false);
  const [changes, setChanges] = useState(first);
  /** Two presses may come before the first one is rendered. */
  const flying = useRef(false);

  const leave = async (done: CheckoutDone, { body }: Attempt) => {
    const { number, token, redirect_url, loan_sum, expires_at: until } = done;
    rememberOrderToken(number, token);
    if (redirect_url !== null && until) noteUnpaidOrder({ number, token, until });
    for (const one of body.goods) removeOrdered(one.alias, one.sale_condition_id);
    customerStorage('tab').removeItem(draftName);
    const order = href(orderHref(number, token));
    if (loan_sum !== null) return moveToStatus();
    if (redirect_url === null) return location.assign(order);
    // Back from the gateway is the order, and not an empty checkout; a page the browser kept asks anew.
    history.replaceState(history.state, '', order);
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    location.assign(redirect_url);
  };

  const send = async (attempt: Attempt): Promise<OrderOutcome | null> => {
    if (flying.current) return null;
    flying.current = true;
    setPhase('sending');
    setTried(true);
    setOutcome(null);
    const came = await sendOrder(place.calls.order, attempt, { locale });
    if (!mayHaveOrdered(came)) endAttempt(customerStorage('tab'));
    if (came.kind === 'ordered') {
      setPhase('leaving');
      await leave(came.done, attempt);
      return came;
    }
    flying.current = false;
    setPhase('idle');
    setOutcome(came);
    if (came.kind === 'changed') {
      takeOver(came.changes);
      setChanges(came.changes);
      askAgain();
    }
    return came;
  };
  const order = async (body: Checkout): Promise<OrderOutcome | null> => {
    const attempt = beginAttempt(customerStorage('tab'), body);
    if (attempt) return send(attempt);
    const unsettled = { kind: 'unsettled' } as const;
    setOutcome(unsettled);
    return unsettled;
  };
  return {
    phase,
    outcome,
    hasTried,
    changes,
    order,
    resend: async () => {
      const attempt = keptAttempt(customerStorage('tab'));
      return attempt && send(attempt);
    },
    acceptChanges: () => {
      setChanges([]);
      setOutcome(null);
    },
    forgetOutcome: () => setOutcome(null),
  };
}

function takeOver(changes: readonly CheckoutChange[]): void {
  const cart = deviceCart();
  for (const correction of correctionsOf(cart.state.getState().lines, changes)) {
    if (correction.kind === 'remove') cart.remove(correction.key);
    else cart.edit(correction.key, { quantity: correction.quantity });
  }
}

function removeOrdered(alias: string, condition: string | undefined): void {
  const cart = deviceCart();
  const line = cart.state
    .getState()
    .lines.find((one) => one.itemData.alias === alias && one.sale_condition_id === condition);
  if (line) cart.remove(lineKey(line));
}
