import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { asPostalCode } from '#ui/account/registry-hits.ts';
import { useRegistry } from '#ui/account/use-registry.ts';
import { Field } from '#ui/design/field.tsx';
import { addressParts } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import type { StepProps } from './step-props.ts';

type Part = (typeof addressParts)[number];

const controls = {
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  street: { autoComplete: 'address-line1', maxLength: 100 },
  house: { autoComplete: 'off', maxLength: 20 },
  flat: { autoComplete: 'off', maxLength: 20 },
} as const;
const widths = {
  postal_code: '@md:col-span-2',
  city: '@md:col-span-4',
  street: '@md:col-span-6',
  house: '@md:col-span-3',
  flat: '@md:col-span-3',
} as const;

/** Where the parcel goes, with the help of the register of addresses: a code proposes its city, a city its streets. */
export function AddressFields({
  draft,
  change,
  errors,
  fieldId,
  calls,
}: StepProps & { calls: CheckoutPlace['calls'] }) {
  const { t } = usePage();
  const { address } = draft;
  const [touched, setTouched] = useState(false);
  const asked = (text: string) => (touched ? text : '');
  const code = address.postal_code;
  const codes = useRegistry(calls.code, { q: asked(code) }, { least: 3 });
  const cities = useRegistry(calls.city, { q: asked(address.city), code }, { least: 2, best: 'last' });
  const streets = useRegistry(calls.street, { q: asked(address.street), code }, { least: 2 });
  const proposals: Readonly<Partial<Record<Part, readonly string[]>>> = {
    postal_code: codes.map(({ name }) => name),
    city: [...new Set([...cities.map(({ name }) => name), ...codes.map(({ city }) => city).filter(Boolean)])],
    street: streets.map(({ name }) => name),
  };
  const put = (part: Part, text: string) => {
    setTouched(true);
    const value = part === 'postal_code' ? asPostalCode(text) : text;
    const hits = part === 'postal_code' ? codes.filter(({ name }) => name === value) : [];
    const city = hits.length === 1 && address.city === '' ? (hits[0]?.city ?? '') : address.city;
    change({ address: { ...address, city, [part]: value } }, part, ...(city ? ['city'] : []));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{t('checkout.address')}</legend>
      <div className="grid grid-cols-1 gap-5 @md:grid-cols-6">
        {addressParts.map((part) => {
          const list = proposals[part] ?? [];
          return (
            <div key={part} className={widths[part]}>
              <Field
                id={fieldId(part)}
                label={
                  part === 'street' || part === 'flat' ? (
                    <>
                      {t(`checkout.${part}`)}{' '}
                      <span className="font-normal text-ink-soft">{t('checkout.optional')}</span>
                    </>
                  ) : (
                    t(`checkout.${part}`)
                  )
                }
                error={errors.get(part)}
              >
                <input
                  {...controls[part]}
                  {...(list.length > 0 && { list: `${fieldId(part)}-list` })}
                  {...(part === 'postal_code' && { placeholder: '00-000' })}
                  name={part}
                  value={address[part]}
                  onChange={({ target }) => put(part, target.value)}
                  spellCheck={false}
                  className="input"
                />
              </Field>
              {list.length > 0 && (
                <datalist id={`${fieldId(part)}-list`}>
                  {list.map((text) => (
                    <option key={text} value={text} />
                  ))}
                </datalist>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
