import { useEffect, useRef, useState } from 'react';
import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { amountStepMinor, isOnStep } from '#money/loan-step.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Field } from '#ui/design/field.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { loanOf } from '#ui/loan/loan-terms.ts';
import { useFigures } from '#ui/loan/money.ts';
import type { Wanted } from './wanted.ts';

interface WantedFormProps {
  readonly id: string;
  readonly wanted: Wanted;
  readonly terms: LoanTerms;
  /** @throws PlatformFailure */
  readonly save: (wanted: Wanted) => Promise<void>;
  readonly close: () => void;
}

/** Digits of what was typed: people write 12 000 with any kind of space. */
const wholeOf = (text: string): number =>
  /^\d[\d\s]*$/.test(text) ? Number(text.replace(/\s/g, '')) : Number.NaN;

/** Another amount or term; its cost is there before it is saved. */
export function WantedForm({ id, wanted, terms, save, close }: WantedFormProps) {
  const { t } = usePage();
  const figures = useFigures(terms.currency);
  const { busy, error, fieldErrors, send, setFieldErrors } = useSend();
  const [amount, setAmount] = useState(String(wanted.amount_minor / 100));
  const [months, setMonths] = useState(String(wanted.months));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const chosen = { amount_minor: wholeOf(amount.trim()) * 100, months: wholeOf(months.trim()) };
  const isAmount =
    chosen.amount_minor >= terms.min_amount_minor &&
    chosen.amount_minor <= terms.max_amount_minor &&
    isOnStep(chosen.amount_minor, terms.min_amount_minor);
  const loan = isAmount ? loanOf(terms, chosen.amount_minor, chosen.months) : null;
  const bounds = {
    amount_minor: t('application.amount-bounds', {
      min: figures.wholeMoney(terms.min_amount_minor / 100),
      max: figures.wholeMoney(terms.max_amount_minor / 100),
      step: figures.wholeMoney(amountStepMinor / 100),
    }),
    months: t('application.months-bounds', { min: terms.min_months, max: terms.max_months }),
  };
  const submit = () => {
    const wrong = new Map<string, string>();
    if (!isAmount) wrong.set('amount_minor', bounds.amount_minor);
    if (!(chosen.months >= terms.min_months && chosen.months <= terms.max_months))
      wrong.set('months', bounds.months);
    setFieldErrors(wrong);
    if (wrong.size > 0) return document.getElementById(`${id}-${[...wrong.keys()][0]}`)?.focus();
    return void send(async () => {
      await save(chosen);
      close();
    });
  };
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="card grid grid-cols-1 gap-5 p-5 sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {t('application.change-wanted')}
      </h2>
      <Field
        id={`${id}-amount_minor`}
        label={t('application.amount')}
        hint={bounds.amount_minor}
        error={fieldErrors.get('amount_minor')}
      >
        <input
          ref={first}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field
        id={`${id}-months`}
        label={t('application.months')}
        hint={bounds.months}
        error={fieldErrors.get('months')}
      >
        <input
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={months}
          onChange={(event) => setMonths(event.target.value)}
        />
      </Field>
      {loan && <LoanFigures id={`${id}-new`} loan={loan} level="h3" look="plain" />}
      <ErrorPanel text={error} />
      <SendButton busy={busy} look="secondary" label={t('application.save-wanted')} onPress={submit} />
      <button type="submit" hidden />
      <button type="button" onClick={close} className="text-link min-h-11 justify-self-center">
        {t('application.keep-wanted')}
      </button>
    </form>
  );
}
