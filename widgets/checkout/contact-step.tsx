import { usePage } from '#engine/react/page-context.tsx';
import { Field } from '#ui/design/field.tsx';
import { contactParts } from './checkout-draft.ts';
import type { SignInLink, StepProps } from './step-props.ts';

interface Props extends StepProps {
  /** Null for who is signed in. */
  readonly signIn: SignInLink | null;
}

const controls = {
  firstname: { autoComplete: 'given-name', maxLength: 100 },
  lastname: { autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 200, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
} as const;

/** Who buys: nobody is asked for an account. */
export function ContactStep({ draft, change, errors, fieldId, signIn }: Props) {
  const { t } = usePage();
  return (
    <>
      {signIn && (
        <p className="text-ink-soft">
          {t('checkout.have-account')}{' '}
          <a className="text-link" href={signIn.href} onClick={signIn.onOpen}>
            {t('checkout.sign-in')}
          </a>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 @md:grid-cols-2">
        {contactParts.map((part) => (
          <Field
            key={part}
            id={fieldId(part)}
            label={t(`checkout.${part}`)}
            hint={part === 'email' || part === 'phone' ? t(`checkout.${part}-hint`) : undefined}
            error={errors.get(part)}
          >
            <input
              {...controls[part]}
              name={part}
              value={draft.contact[part]}
              onChange={({ target }) => change({ contact: { ...draft.contact, [part]: target.value } }, part)}
              spellCheck={false}
              required
              className="input"
            />
          </Field>
        ))}
      </div>
      <button type="submit" className="btn btn-primary w-full sm:w-auto sm:justify-self-end">
        {t('checkout.to-delivery')}
      </button>
    </>
  );
}
