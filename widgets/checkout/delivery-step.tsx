import { usePage } from '#engine/react/page-context.tsx';
import { Field } from '#ui/design/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutPlace } from './checkout-place.ts';
import type { StepProps } from './step-props.ts';
import { WayChoice } from './way-choice.tsx';

interface Props extends StepProps {
  readonly place: CheckoutPlace;
  readonly goodsMinor: number;
  readonly onBack: () => void;
}

/** How it comes and where to; only what the chosen way needs is asked for. */
export function DeliveryStep({ place, goodsMinor, onBack, ...step }: Props) {
  const { t } = usePage();
  const { draft, change, errors, fieldId } = step;
  const to = place.ways.find(({ alias }) => alias === draft.delivery)?.to;
  return (
    <>
      <WayChoice
        id={fieldId('delivery')}
        place={place}
        goodsMinor={goodsMinor}
        chosen={draft.delivery}
        error={errors.get('delivery')}
        onChoose={(delivery) =>
          change({ delivery }, 'delivery', 'point', 'postal_code', 'city', 'street', 'house', 'flat')
        }
      />
      {to === 'address' && <AddressFields {...step} calls={place.calls} />}
      {to === 'point' && (
        <Field
          id={fieldId('point')}
          label={t('checkout.point')}
          hint={t('checkout.point-hint')}
          error={errors.get('point')}
        >
          <input
            name="point"
            value={draft.point}
            onChange={({ target }) => change({ point: target.value }, 'point')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            required
            className="input"
          />
        </Field>
      )}
      {to === 'branch' && (
        <p className="rounded-control bg-info-soft p-4 text-info">{t('checkout.branch')}</p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <button type="button" className="btn btn-secondary" onClick={onBack}>
          {t('checkout.back')}
        </button>
        <button type="submit" className="btn btn-primary">
          {t('checkout.to-payment')}
        </button>
      </div>
    </>
  );
}
