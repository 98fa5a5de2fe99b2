import type { RefObject } from 'react';
import { usePage } from '#engine/react/page-context.tsx';

interface ReasonChoiceProps {
  readonly id: string;
  readonly reasons: readonly { readonly key: string; readonly value: string }[];
  /** Key of the reason that was given before; null where none was. */
  readonly given: string | null;
  readonly missing: boolean;
  readonly hidden: boolean;
  readonly fields: RefObject<HTMLFieldSetElement | null>;
  readonly onChoose: () => void;
}

/** What has happened to the card: reasons of the lookup `cardBlockReason`, one of which has to be chosen. */
export function ReasonChoice({ id, reasons, given, missing, hidden, fields, onChoose }: ReasonChoiceProps) {
  const { t } = usePage();
  const errorId = `${id}-error`;
  return (
    <fieldset
      ref={fields}
      className={`field-group ${hidden ? 'hidden' : ''}`}
      aria-describedby={missing ? errorId : undefined}
    >
      <legend>{t('contract-card-details.reason')}</legend>
      <div className="field-cards">
        {reasons.map(({ key, value }) => (
          <label key={key} className="field-option">
            <input
              type="radio"
              name={id}
              value={key}
              defaultChecked={key === given}
              autoComplete="off"
              onChange={onChoose}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {missing && (
        <p id={errorId} className="field-error">
          {t('contract-card-details.reason-missing')}
        </p>
      )}
    </fieldset>
  );
}
