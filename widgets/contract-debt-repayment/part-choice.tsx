import { usePage } from '#engine/react/page-context.tsx';
import type { PartRepayment } from '#schemas/lending/part-repayment.ts';
import { useFigures } from '#ui/loan/money.ts';

interface PartChoiceProps {
  readonly part: PartRepayment;
  readonly currency: string;
}

/** What money ahead of time is to do, each way with the figures it leads to (art. 49 of the consumer credit act). */
export function PartChoice({ part: { now, outcomes }, currency }: PartChoiceProps) {
  const { t } = usePage();
  const { money, date } = useFigures(currency);
  return (
    <fieldset className="field-group">
      <legend>{t('contract-debt-repayment.effect')}</legend>
      <p className="field-hint">{t('contract-debt-repayment.effect-text')}</p>
      <div className="field-cards" data-tall="">
        {outcomes.map((outcome, index) => (
          <label key={outcome.effect} className="field-option">
            <input type="radio" name="effect" value={outcome.effect} defaultChecked={index === 0} />
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="font-semibold">{t(`contract-debt-repayment.${outcome.effect}`)}</span>
              <span className="text-sm font-normal">
                {t('contract-debt-repayment.effect-instalment', {
                  before: money(now.instalment_minor),
                  after: money(outcome.instalment_minor),
                })}
              </span>
              <span className="text-sm font-normal">
                {t('contract-debt-repayment.effect-end', {
                  date: date(outcome.ends_on),
                  all: outcome.instalments,
                  before: now.instalments,
                })}
              </span>
              {outcome.saved_minor > 0 && (
                <span className="text-sm font-medium text-success">
                  {t('contract-debt-repayment.saved', { amount: money(outcome.saved_minor) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
