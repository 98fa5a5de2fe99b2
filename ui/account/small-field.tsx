import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { Field } from '#ui/design/field.tsx';

/** A field of a small form. `name` is the key of the call's body. */
export interface SmallFieldSpec {
  readonly name: string;
  readonly kind: 'email' | 'phone' | 'password' | 'code';
  readonly label: string;
  readonly hint?: string;
  /** For browsers and password managers (WCAG 1.3.5). */
  readonly autoComplete: string;
  readonly value?: string;
}

const kinds = {
  email: { type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 20 },
  password: { type: 'password', maxLength: 128 },
  code: { type: 'text', inputMode: 'numeric', maxLength: 8 },
} as const;

interface SmallFieldProps {
  readonly field: SmallFieldSpec;
  readonly id: string;
  readonly error: string | undefined;
  readonly onEdit: () => void;
}

/** One labelled field; the browser keeps what is typed, so that nothing typed early is lost. */
export function SmallField({ field, id, error, onEdit }: SmallFieldProps) {
  const { t } = usePage();
  const [shown, setShown] = useState(false);
  const secret = field.kind === 'password';
  const control = (
    <input
      {...kinds[field.kind]}
      {...(secret && shown ? { type: 'text' } : {})}
      name={field.name}
      defaultValue={field.value}
      autoComplete={field.autoComplete}
      required
      spellCheck={false}
      autoCapitalize="none"
      onChange={onEdit}
      className={
        field.kind === 'code'
          ? 'input h-16 text-center text-3xl font-bold tracking-[0.35em] tabular-nums'
          : 'input'
      }
    />
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field id={id} label={field.label} hint={field.hint} error={error}>
        {control}
      </Field>
      {secret && (
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="inline-flex min-h-8 items-center gap-2 justify-self-start rounded-control text-sm font-semibold text-brand hover:underline"
        >
          {shown ? (
            <EyeOff aria-hidden="true" className="size-4.5" />
          ) : (
            <Eye aria-hidden="true" className="size-4.5" />
          )}
          {t('account.show-password')}
        </button>
      )}
    </div>
  );
}
