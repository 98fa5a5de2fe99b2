import { usePage } from '#engine/react/page-context.tsx';
import type { Contract, PayoutPlace } from '#schemas/lending/contract.ts';

/** The first is what is chosen beforehand. */
const places = ['verified-account', 'card-account'] as const satisfies readonly PayoutPlace[];

interface PayoutChoiceProps {
  readonly id: string;
  /** The account that was confirmed. */
  readonly account: NonNullable<Contract['payout']['account']>;
  readonly chosen: PayoutPlace;
  readonly onChoose: (place: PayoutPlace) => void;
}

/** Where the money goes: the confirmed account, unless the card's is chosen instead. */
export function PayoutChoice({ id, account, chosen, onChoose }: PayoutChoiceProps) {
  const { t } = usePage();
  const labels: Readonly<Record<PayoutPlace, readonly [string, string]>> = {
    'verified-account': [t('contract-main-card.payout-account'), `${account.bank}, ${account.masked_iban}`],
    'card-account': [t('contract-main-card.payout-card'), t('contract-main-card.payout-card-text')],
  };
  return (
    <fieldset className="field-group min-w-0">
      <legend className="mb-2 font-semibold">{t('contract-main-card.payout')}</legend>
      <div className="field-cards grid grid-cols-1 gap-3">
        {places.map((place) => (
          <label key={place} className="field-option" htmlFor={`${id}-${place}`}>
            <input
              type="radio"
              id={`${id}-${place}`}
              name={id}
              value={place}
              autoComplete="off"
              checked={chosen === place}
              onChange={() => onChoose(place)}
            />
            <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
              <span className="font-semibold">{labels[place][0]}</span>
              <span className="break-words tabular-nums">{labels[place][1]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
