import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { PostalAddress } from '#schemas/lending/postal-address.ts';
import { asPostalCode } from '#ui/account/registry-hits.ts';
import { useRegistry } from '#ui/account/use-registry.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Field } from '#ui/design/field.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { CityCheck } from './city-check.tsx';
import type { Person } from './queries.ts';

interface AddressFormProps {
  readonly id: string;
  readonly address: PostalAddress | null;
  readonly calls: Person['calls'];
  readonly onSaved: (address: PostalAddress) => void;
}

type Part = keyof PostalAddress;
const parts: readonly Part[] = ['postal_code', 'city', 'street', 'house', 'flat'];
const autoComplete = {
  postal_code: 'postal-code',
  city: 'address-level2',
  street: 'address-line1',
  house: 'off',
  flat: 'off',
} as const;

/**
 * The address, with the registry's help: a postal code proposes its city, a city its streets. Nothing is forced: what the
 * registry does not know is accepted, with a word about it.
 */
export function AddressForm({ id, address, calls, onSaved }: AddressFormProps) {
  const { t, locale } = usePage();
  const sending = useSend();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<Part, string>>>({
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    street: address?.street ?? '',
    house: address?.house ?? '',
    flat: address?.flat ?? '',
  });
  const [saved, setSaved] = useState(false);
  /** What the register does not know is kept, with a word about it. */
  const [warning, setWarning] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  // What was typed before the script was here counts.
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    setValues((before) => ({
      ...before,
      ...Object.fromEntries(
        parts.flatMap((name) => (data.get(name) ? [[name, String(data.get(name))]] : [])),
      ),
    }));
  }, []);
  const codes = useRegistry(calls.code, { q: touched ? values.postal_code : '' }, { least: 3 });
  const cities = useRegistry(
    calls.city,
    { q: touched ? values.city : '', code: values.postal_code },
    { least: 2, best: 'last' },
  );
  const streets = useRegistry(
    calls.street,
    { q: touched ? values.street : '', code: values.postal_code },
    { least: 2 },
  );
  const proposals: Readonly<Record<Part, readonly string[]>> = {
    postal_code: codes.map(({ name }) => name),
    city: [...new Set([...cities.map(({ name }) => name), ...codes.map(({ city }) => city).filter(Boolean)])],
    street: streets.map(({ name }) => name),
    house: [],
    flat: [],
  };
  const put = (name: Part, text: string) => {
    setTouched(true);
    setSaved(false);
    const value = name === 'postal_code' ? asPostalCode(text) : text;
    const only = name === 'postal_code' ? codes.filter((hit) => hit.name === value) : [];
    setValues({
      ...values,
      [name]: value,
      ...(only.length === 1 && only[0]?.city && !values.city ? { city: only[0].city } : {}),
    });
    if (sending.fieldErrors.has(name))
      sending.setFieldErrors(new Map([...sending.fieldErrors].filter(([other]) => other !== name)));
  };
  const save = () => {
    const fieldErrors = new Map<string, string>();
    if (!/^\d{2}-\d{3}$/.test(values.postal_code))
      fieldErrors.set('postal_code', t('contract-user-data.missing-postal_code'));
    if (values.city.trim() === '') fieldErrors.set('city', t('contract-user-data.missing-city'));
    if (values.house.trim() === '') fieldErrors.set('house', t('contract-user-data.missing-house'));
    if (fieldErrors.size > 0) {
      sending.setFieldErrors(fieldErrors);
      document.getElementById(`${id}-${[...fieldErrors.keys()][0]}`)?.focus();
      return;
    }
    const body: PostalAddress = {
      postal_code: values.postal_code,
      city: values.city.trim(),
      house: values.house.trim(),
      ...(values.street.trim() && { street: values.street.trim() }),
      ...(values.flat.trim() && { flat: values.flat.trim() }),
    };
    void sending.send(async () => {
      const { data } = await callPlatform(calls.correct, { query: { language: locale }, body, locale });
      setWarning(warningOf(data));
      onSaved(body);
      setSaved(true);
    });
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-6">
        {parts.map((name) => (
          <div key={name} className={widths[name]}>
            <Field
              id={`${id}-${name}`}
              label={t(`contract-user-data.${name}`)}
              error={sending.fieldErrors.get(name)}
            >
              <input
                name={name}
                value={values[name]}
                onChange={(event) => put(name, event.target.value)}
                autoComplete={autoComplete[name]}
                {...(name === 'postal_code' && { inputMode: 'numeric' as const, placeholder: '00-000' })}
                maxLength={name === 'house' || name === 'flat' ? 20 : 100}
                {...(proposals[name].length > 0 && { list: `${id}-${name}-list` })}
                className="input"
              />
            </Field>
            {proposals[name].length > 0 && (
              <datalist id={`${id}-${name}-list`}>
                {proposals[name].map((text) => (
                  <option key={text} value={text} />
                ))}
              </datalist>
            )}
          </div>
        ))}
      </div>
      {touched && (
        <CityCheck
          city={values.city}
          known={proposals.city}
          call={calls.suggest}
          onTake={(city) => put('city', city)}
        />
      )}
      <ErrorPanel text={sending.error} />
      <p role="status" className={saved ? 'font-medium text-success' : 'hidden'}>
        {saved && t('contract-user-data.saved')}
      </p>
      <p
        role="status"
        className={saved && warning !== null ? 'rounded-control bg-sun-soft p-4 text-sun-ink' : 'hidden'}
      >
        {saved && warning}
      </p>
      <SendButton
        look="secondary"
        wide={false}
        busy={sending.busy}
        label={t('contract-user-data.save')}
        onPress={save}
      />
    </form>
  );
}

const warningOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'warning' in data && typeof data.warning === 'string'
    ? data.warning
    : null;

const widths = {
  postal_code: '@md:col-span-2',
  city: '@md:col-span-4',
  street: '@md:col-span-6',
  house: '@md:col-span-3',
  flat: '@md:col-span-3',
} as const;
