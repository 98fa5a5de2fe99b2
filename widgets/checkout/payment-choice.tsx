import { TriangleAlert } from 'lucide-react';
import { sentenceKey, sentenceValues } from '#engine/credit/example-sentence.ts';
import { figuresFor } from '#engine/credit/figures.ts';
import type { InstalmentOffer } from '#engine/credit/instalment-offer.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import { ChoiceError } from './choice-error.tsx';
import type { SignInLink } from './step-props.ts';

interface Props {
  readonly id: string;
  readonly chosen: CheckoutDraft['payment'];
  /** Null where the sum is not lent. */
  readonly offer: InstalmentOffer | null;
  /** Null for who is signed in. */
  readonly signIn: (SignInLink & { readonly id: string }) | null;
  readonly error: string | undefined;
  readonly signInError: string | undefined;
  readonly onChoose: (payment: 'gateway' | 'loan') => void;
}

/** Now at the gateway, or in instalments: with the representative example and the warning beside the instalment, in the same ink. */
export function PaymentChoice({ id, chosen, offer, signIn, error, signInError, onChoose }: Props) {
  const { t, locale } = usePage();
  const figures = offer && figuresFor(locale, offer.example.currency);
  const ways = offer ? (['gateway', 'loan'] as const) : (['gateway'] as const);
  return (
    <fieldset className="field-group min-w-0" aria-invalid={error ? true : undefined}>
      <legend className="mb-2 font-semibold">{t('checkout.payment')}</legend>
      <div className="grid grid-cols-1 gap-3">
        {ways.map((way) => (
          <div
            key={way}
            className="min-w-0 rounded-control border border-line-strong bg-surface has-checked:border-brand has-checked:bg-brand-soft"
          >
            <label
              htmlFor={way === 'gateway' ? id : `${id}-loan`}
              className="flex min-h-14 items-center gap-3 px-4 py-3"
            >
              <input
                type="radio"
                id={way === 'gateway' ? id : `${id}-loan`}
                name="payment"
                value={way}
                checked={chosen === way}
                onChange={() => onChoose(way)}
                aria-describedby={error ? `${id}-error` : undefined}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0 break-words">
                <span className="font-semibold">{t(`checkout.pay.${way}`)}</span>
                <span className="block text-sm text-ink-soft">
                  {way === 'loan' && offer && figures
                    ? t('checkout.instalment', {
                        instalment: figures.money(offer.example.instalmentMinor),
                        months: figures.months(offer.example.months),
                        apr: figures.percent(offer.example.aprPercent),
                      })
                    : t(`checkout.pay.${way}-hint`)}
                </span>
              </span>
            </label>
            {way === 'loan' && offer && figures && (
              <div className="grid grid-cols-1 gap-3 px-4 pb-4 text-sm leading-relaxed">
                {chosen === 'loan' && signIn && (
                  <div className="rounded-control bg-info-soft p-4 text-base text-info">
                    <p>{t('checkout.loan-sign-in')}</p>
                    <a
                      id={signIn.id}
                      className="btn btn-secondary mt-3"
                      href={signIn.href}
                      onClick={signIn.onOpen}
                    >
                      {t('checkout.sign-in')}
                    </a>
                    <ChoiceError id={signIn.id} error={signInError} />
                  </div>
                )}
                {chosen === 'loan' && !signIn && <p>{t('checkout.loan-next')}</p>}
                <p>
                  <strong>{t('checkout.example-title')}.</strong>{' '}
                  {t(`checkout.${sentenceKey(offer.example)}`, sentenceValues(offer.example, figures))}
                </p>
                {offer.warning && (
                  <p
                    lang={offer.warning.locale}
                    data-cost-warning
                    className="flex items-start gap-2.5 font-semibold"
                  >
                    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                    {offer.warning.text}
                  </p>
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      <ChoiceError id={id} error={error} />
    </fieldset>
  );
}
