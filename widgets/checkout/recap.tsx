import { usePage } from '#engine/react/page-context.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Delivery } from './checkout-place.ts';
import type { CheckoutStep } from './step-names.ts';

interface Props {
  readonly draft: CheckoutDraft;
  readonly way: Delivery;
  readonly onGo: (step: CheckoutStep) => void;
}

/** What was typed before, to be looked at once more, with the way back to it. */
export function Recap({ draft: { contact, address, point }, way, onGo }: Props) {
  const { t } = usePage();
  const to = {
    address: [
      [address.street || address.city, address.house, address.flat && `/ ${address.flat}`]
        .filter(Boolean)
        .join(' '),
      `${address.postal_code} ${address.city}`,
    ],
    point: [point],
    branch: [],
  }[way.to];
  const parts = [
    ['dane', [`${contact.firstname} ${contact.lastname}`, contact.email, contact.phone]],
    ['dostawa', [way.title, ...to]],
  ] as const;
  return (
    <dl className="grid grid-cols-1 gap-4 @md:grid-cols-2">
      {parts.map(([step, lines]) => (
        <div key={step} className="min-w-0 rounded-control bg-sunken p-4">
          <dt className="font-semibold">{t(`checkout.step.${step}`)}</dt>
          <dd className="mt-1 min-w-0">
            {lines.map((line) => (
              <span key={line} className="block break-words">
                {line}
              </span>
            ))}
            <button
              type="button"
              className="text-link mt-1 inline-flex min-h-11 items-center rounded-control"
              onClick={() => onGo(step)}
            >
              {t('checkout.change')}
              <span className="sr-only">: {t(`checkout.step.${step}`)}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
