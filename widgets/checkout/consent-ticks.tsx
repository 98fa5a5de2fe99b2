import { ExternalLink } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { AskedConsent } from './checkout-place.ts';
import { consentField } from './checkout-steps.ts';
import { ChoiceError } from './choice-error.tsx';
import type { StepProps } from './step-props.ts';

interface Props extends Pick<StepProps, 'errors' | 'fieldId'> {
  readonly consents: readonly AskedConsent[];
  readonly agreed: ReadonlySet<string>;
  readonly onAgree: (uuid: string, isGiven: boolean) => void;
}

/** What the buyer agrees to, by a tick each that nobody makes beforehand; documents open beside, so that nothing typed is lost. */
export function ConsentTicks({ consents, agreed, onAgree, errors, fieldId }: Props) {
  const { t, href } = usePage();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-3 font-semibold">{t('checkout.consents')}</legend>
      {consents.map(({ uuid, text, link, isRequired }) => {
        const id = fieldId(consentField(uuid));
        const error = errors.get(consentField(uuid));
        return (
          <div key={uuid} className="field-tick">
            <input
              type="checkbox"
              id={id}
              name={consentField(uuid)}
              checked={agreed.has(uuid)}
              onChange={({ target }) => onAgree(uuid, target.checked)}
              aria-required={isRequired || undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <label htmlFor={id}>
              {text}{' '}
              <span className="text-ink-soft">
                {t(isRequired ? 'checkout.required' : 'checkout.optional')}
              </span>
            </label>
            {(link || error) && (
              <div className="field-tick-more">
                {link && (
                  <p>
                    <a className="text-link" href={href(link)} target="_blank" rel="noopener">
                      {t('checkout.read-document')}
                      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-[-0.15em]" />
                      <span className="sr-only">
                        {' '}
                        {text} {t('checkout.new-tab')}
                      </span>
                    </a>
                  </p>
                )}
                <ChoiceError id={id} error={error} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
