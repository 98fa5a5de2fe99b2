import { usePage } from '#engine/react/page-context.tsx';
import type { Consent, FieldErrors, FieldName } from './validate-lead.ts';

interface ConsentTicksProps {
  readonly consents: readonly Consent[];
  readonly fieldErrors: FieldErrors;
  readonly idOf: (field: FieldName) => string;
  readonly edit: (field: FieldName) => void;
}

/** What the visitor may agree to, each by a tick of its own and none ticked beforehand (GDPR art. 4(11), recital 32). */
export function ConsentTicks({ consents, fieldErrors, idOf, edit }: ConsentTicksProps) {
  const { t } = usePage();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t('lead-form.consents')}</legend>
      {[...consents.entries()].map(([at, consent]) => {
        const name: FieldName = `consent-${at}`;
        const id = idOf(name);
        const error = fieldErrors.get(name);
        return (
          <div key={name} className="grid gap-1.5">
            <label className="tick text-sm" htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                name={name}
                required={consent.required}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => edit(name)}
                className="aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-danger"
              />
              <span className="min-w-0 break-words">
                {consent.text}
                {!consent.required && <span className="text-ink-soft"> {t('lead-form.optional')}</span>}
              </span>
            </label>
            {error && (
              <p id={`${id}-error`} className="field-error">
                {t(`lead-form.${error}`)}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
