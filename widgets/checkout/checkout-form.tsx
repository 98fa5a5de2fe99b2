import { useEffect, useRef, useState } from 'react';
import { instalmentExample } from '#engine/credit/instalment-example.ts';
import type { InstalmentOffer } from '#engine/credit/instalment-offer.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartRow, CartSum } from '#ui/shop/cart/cart-rows.ts';
import { deviceCart } from '#ui/shop/cart/cart-store.ts';
import { ChangesPanel, changesOfRows } from './changes-panel.tsx';
import { checkoutBody, checkoutTotal } from './checkout-body.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { errorsAt, type StepErrors, stepFor, stepOfField } from './checkout-steps.ts';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { OrderOutcome } from './send-order.ts';
import { fieldOfServer } from './server-fields.ts';
import { checkoutSteps } from './step-names.ts';
import { StepTrail } from './step-trail.tsx';
import type { CheckoutModel } from './use-checkout.ts';
import type { Ordering } from './use-ordering.ts';

export interface CheckoutFormProps {
  readonly id: string;
  readonly heading: 'h2' | 'h3';
  readonly place: CheckoutPlace;
  /** Where the cart is. */
  readonly cart: string;
  readonly model: CheckoutModel;
  readonly ordering: Ordering;
  readonly rows: readonly CartRow[];
  readonly sum: CartSum;
  /** Of the question what the cart costs now. */
  readonly priceState: 'asking' | 'answered' | 'failed';
  readonly canOrder: boolean;
  readonly askAgain: () => void;
}

const noErrors: ReadonlyMap<string, string> = new Map();

/** One step beside the summary: what is wrong is said at its field, and no step is passed that is not complete. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { id, heading: Heading, place, model, ordering, rows, sum, priceState, canOrder, askAgain } = props;
  const { t, title: pageTitle } = usePage();
  const { step, goTo, draft, edit } = model;
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  /** Words by field. */
  const [errors, setErrors] = useState(noErrors);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const fieldId = (field: string) => `${id}-${field}`;

  const way = place.ways.find(({ alias }) => alias === draft.delivery);
  const total = checkoutTotal(sum, way);
  const offer = offerFor(place, total.totalMinor);
  const facts = {
    ways: place.ways,
    consents: place.consents,
    agreed,
    canBorrow: offer !== null,
    isGuest: place.buyer === null,
  };
  const changes = ordering.changes.length > 0 ? ordering.changes : changesOfRows(rows);

  const wordsOf = (found: StepErrors) =>
    new Map([...found].map(([field, key]) => [field, t(`checkout.error.${key}`)]));
  /** What gets the focus as soon as it is on the screen: a slow machine may draw it a while later. */
  const [focusNext, setFocusNext] = useState<{ readonly field: string } | null>(null);
  const focused = useRef(focusNext);
  const focusOn = (field: string | undefined) => field !== undefined && setFocusNext({ field });
  useEffect(() => {
    if (focusNext === null || focused.current === focusNext) return;
    const target = document.getElementById(fieldId(focusNext.field));
    if (target === null) return;
    focused.current = focusNext;
    target.focus();
  });
  const showErrors = (found: ReadonlyMap<string, string>) => {
    setErrors(found);
    focusOn([...found.keys()][0]);
  };

  // Nobody stands at a step whose earlier ones are not complete: typed addresses, and Forward after a field was emptied.
  const allowed = stepFor(step, draft, facts);
  useEffect(() => {
    if (allowed !== step) goTo(allowed, 'instead');
  }, [allowed, step, goTo]);

  /** The step that was last shown; where it is another one now, focus and title follow. */
  const shown = useRef(step);
  useEffect(() => {
    if (place.sample) return;
    document.title = `${t(`checkout.step.${step}`)} – ${pageTitle}`;
    if (shown.current === step) return;
    shown.current = step;
    setErrors(noErrors);
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [step, place, pageTitle, t]);

  const change = (part: Partial<CheckoutDraft>, ...fields: readonly string[]) => {
    edit(part);
    ordering.forgetOutcome();
    if (fields.some((field) => errors.has(field)))
      setErrors(new Map([...errors].filter(([field]) => !fields.includes(field))));
  };

  const goOn = () => {
    const found = errorsAt(step, draft, facts);
    if (found.size > 0) return showErrors(wordsOf(found));
    const next = checkoutSteps[checkoutSteps.indexOf(step) + 1];
    if (next) goTo(next);
    return undefined;
  };

  const isBlocked = changes.length > 0 || sum.hasProblems || priceState !== 'answered' || !canOrder;
  const order = async () => {
    const found = errorsAt('platnosc', draft, facts);
    if (found.size > 0) return showErrors(wordsOf(found));
    if (isBlocked || !way || place.sample) {
      document.getElementById(fieldId('blocked'))?.focus();
      return undefined;
    }
    const body = checkoutBody(draft, { rows, total, way, consents: place.consents, agreed });
    return settle(await ordering.order(body));
  };
  const settle = (outcome: OrderOutcome | null) => {
    if (outcome?.kind === 'fields') {
      const named = new Map([...outcome.fields].map(([name, text]) => [fieldOfServer(name), text]));
      const first = [...named.keys()][0] ?? '';
      const at = stepOfField(first);
      if (at !== null && at !== step) {
        shown.current = at;
        goTo(at);
      }
      if (at !== null) return showErrors(named);
    }
    if (outcome) focusOn(outcome.kind === 'changed' ? 'changes' : 'outcome');
    return undefined;
  };
  const accept = () => {
    if (!place.sample) deviceCart().renew(new Map(rows.map(({ good }) => [good.alias, good])));
    ordering.acceptChanges();
    requestAnimationFrame(() => heading.current?.focus());
  };

  const common = { id, draft, change, errors, fieldId } as const;
  return (
    <div className="grid grid-cols-1 items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div ref={box} className="grid min-w-0 scroll-mt-6 grid-cols-1 gap-6">
        <StepTrail step={step} onGo={(to) => goTo(to)} />
        {changes.length > 0 && (
          <ChangesPanel
            id={fieldId('changes')}
            changes={changes}
            currency={place.currency}
            heading={Heading}
            onAccept={accept}
          />
        )}
        <div className="card min-w-0 p-5 sm:p-7">
          <Heading ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            {t(`checkout.step.${step}`)}
          </Heading>
          <form
            method="post"
            noValidate
            className="@container mt-6 grid grid-cols-1 gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (step === 'platnosc') void order();
              else goOn();
            }}
          >
            {step === 'dane' && (
              <ContactStep
                {...common}
                signIn={
                  place.buyer === null
                    ? { href: model.signInHref(step), onOpen: () => model.onSignIn(step) }
                    : null
                }
              />
            )}
            {step === 'dostawa' && (
              <DeliveryStep
                {...common}
                place={place}
                goodsMinor={total.goodsMinor}
                onBack={() => goTo('dane')}
              />
            )}
            {step === 'platnosc' && way && (
              <PaymentStep
                {...common}
                place={place}
                way={way}
                offer={offer}
                agreed={agreed}
                onAgree={(uuid, isGiven) => {
                  const next = new Set(agreed);
                  if (isGiven) next.add(uuid);
                  else next.delete(uuid);
                  setAgreed(next);
                  change({}, `consent-${uuid}`);
                }}
                signIn={{ href: model.signInHref(step), onOpen: () => model.onSignIn(step) }}
                onGo={(to) => goTo(to)}
                ordering={ordering}
                isInterrupted={model.isInterrupted}
                onResend={async () => void settle(await ordering.resend())}
                totalMinor={total.totalMinor}
                blocked={
                  changes.length > 0
                    ? 'changes'
                    : sum.hasProblems
                      ? 'problems'
                      : priceState === 'failed'
                        ? 'failed'
                        : null
                }
                isAsking={priceState === 'asking'}
              />
            )}
          </form>
        </div>
      </div>
      <OrderSummary
        heading={Heading}
        rows={rows}
        sum={sum}
        total={total}
        way={way}
        currency={place.currency}
        cart={props.cart}
        hasFailed={priceState === 'failed'}
        onAskAgain={askAgain}
      />
    </div>
  );
}

/** What the whole sum costs as a loan; null where it is not lent. */
function offerFor({ loan, currency }: CheckoutPlace, totalMinor: number): InstalmentOffer | null {
  const example = loan && instalmentExample({ priceMinor: totalMinor, currency }, loan.terms);
  return example && { example, warning: loan.warning };
}
