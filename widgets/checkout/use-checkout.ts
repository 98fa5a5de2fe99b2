import { useEffect, useRef, useState } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { usePlace } from '#engine/react/use-place.ts';
import type { CartLines } from '#schemas/cart-lines.ts';
import type { CheckoutChange } from '#schemas/order.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { carryOverSignIn } from '#ui/account/carried-work.ts';
import { useCart } from '#ui/shop/cart/cart-store.ts';
import { type CheckoutDraft, draftName, readDraft } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { readStep, stepParameter } from './checkout-steps.ts';
import { keptAttempt } from './kept-attempt.ts';
import { type CheckoutStep, checkoutSteps } from './step-names.ts';

/** What is typed, where one stands, and the cart: of this device, or of an example. */
export interface CheckoutModel {
  readonly isRead: boolean;
  readonly lines: CartLines;
  readonly step: CheckoutStep;
  readonly goTo: (step: CheckoutStep, how?: 'instead') => void;
  readonly draft: CheckoutDraft;
  readonly edit: (change: Partial<CheckoutDraft>) => void;
  /** An order of this tab that was sent before a reload, and not answered. */
  readonly isInterrupted: boolean;
  /** What has changed already when the screen is first seen: examples. */
  readonly changes: readonly CheckoutChange[];
  /** Address of the sign-in that comes back to a step. */
  readonly signInHref: (step: CheckoutStep) => string;
  /** The sign-in is being opened from here: what is typed comes along. */
  readonly onSignIn: (step: CheckoutStep) => void;
}

const addressOf = (step: string): string => `?${stepParameter}=${step}`;

/** The order that is being written in this tab. */
export function useDeviceCheckout({ buyer }: CheckoutPlace): CheckoutModel {
  const { href, path } = usePage();
  const { lines, isRead: isCartRead } = useCart();
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(null, buyer));
  const [isRead, setRead] = useState(false);
  const [isInterrupted, setInterrupted] = useState(false);
  const [place, go] = usePlace(
    checkoutSteps[0],
    () => readStep(new URLSearchParams(location.search).get(stepParameter)),
    addressOf,
  );
  const latest = useRef(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen comes
  useEffect(() => {
    const storage = customerStorage('tab');
    latest.current = readDraft(storage.getItem(draftName), buyer);
    setDraft(latest.current);
    setInterrupted(keptAttempt(storage) !== null);
    setRead(true);
  }, []);
  const backTo = (step: CheckoutStep) => `${href(path)}${addressOf(step)}`;
  return {
    isRead: isRead && isCartRead,
    lines,
    step: readStep(place),
    goTo: go,
    draft,
    edit: (change) => {
      latest.current = { ...latest.current, ...change };
      setDraft(latest.current);
      customerStorage('tab').setItem(draftName, JSON.stringify(latest.current));
    },
    isInterrupted,
    changes: none,
    signInHref: (step) => signInAddress(href('/signin'), { next: backTo(step) }),
    onSignIn: (step) => {
      // A guest may have typed nothing yet: then there is nothing to take along.
      customerStorage('tab').setItem(draftName, JSON.stringify(latest.current));
      carryOverSignIn(draftName, backTo(step));
    },
  };
}

const none: readonly CheckoutChange[] = [];

/** An example: it can be typed into, and nobody keeps it. */
export function useSampleCheckout({ sample = { lines: [] }, buyer }: CheckoutPlace): CheckoutModel {
  const { href } = usePage();
  const [draft, setDraft] = useState<CheckoutDraft>(() => sample.draft ?? readDraft(null, buyer));
  const [step, setStep] = useState<CheckoutStep>(sample.step ?? checkoutSteps[0]);
  return {
    isRead: sample.state !== 'reading',
    lines: sample.lines,
    step,
    goTo: setStep,
    draft,
    edit: (change) => setDraft({ ...draft, ...change }),
    isInterrupted: false,
    changes: sample.changes ?? none,
    signInHref: () => href('/signin'),
    onSignIn: () => undefined,
  };
}
