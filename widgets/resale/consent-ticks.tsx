import { CircleAlert } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { Resale } from '#schemas/lending/application.ts';

interface ConsentTicksProps {
  readonly id: string;
  readonly consents: Resale['consents'];
  /** Keys of needed consents that were not given. */
  readonly missing: ReadonlySet<string>;
  readonly onTick: (key: string) => void;
}

/** One tick for each purpose, none made beforehand (GDPR art. 4(11), recital 32); whether it is needed stands in words. */
export function ConsentTicks({ id, consents, missing, onTick }: ConsentTicksProps) {
  const { t } = usePage();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {consents.map(({ key, text, required }) => {
        const own = `${id}-${key}`;
        const wrong = missing.has(key);
        return (
          <li key={key} className="field-tick">
            <input
              type="checkbox"
              id={own}
              name={key}
              required={required}
              onChange={() => onTick(key)}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `${own}-error` : undefined}
            />
            <label htmlFor={own}>
              {text}{' '}
              <span className="text-ink-soft">{t(required ? 'form.consent.required' : 'form.optional')}</span>
            </label>
            {wrong && (
              <p id={`${own}-error`} className="field-error col-start-2 flex items-start gap-1.5">
                <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
                <span className="min-w-0">{t('resale.missing')}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
