import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Settlement } from '#schemas/lending/contract.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Field } from '#ui/design/field.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { readAmount } from '#ui/loan/read-amount.ts';
import type { Repayment } from './queries.ts';
import { settlementRows } from './settlement-rows.ts';

interface EarlyRepaymentProps {
  readonly block: BlockInfo;
  readonly repayment: Repayment & { readonly settlement: Settlement };
  /** Last day of the 14 in which the contract can be withdrawn from. */
  readonly withdrawUntil: string | null;
}

/** What paying off on a day would cost and save (art. 49 of the consumer credit act: costs shrink with the time). */
export function EarlyRepayment({ block, repayment, withdrawUntil }: EarlyRepaymentProps) {
  const { t, locale, href } = usePage();
  const figures = useFigures();
  const sending = useSend();
  const form = useRef<HTMLFormElement>(null);
  const [settlement, setSettlement] = useState(repayment.settlement);
  const [part, setPart] = useState<number | null>(null);
  const calculate = () => {
    const data = new FormData(form.current ?? undefined);
    const on = String(data.get('on') ?? '');
    const typed = String(data.get('part') ?? '').trim();
    const amount = readAmount(typed);
    const fieldErrors = new Map([
      ...(on < repayment.today ? [['on', t('contract-debt-repayment.past-day')] as const] : []),
      ...(typed !== '' && amount === null ? [['part', t('contract-debt-repayment.no-amount')] as const] : []),
    ]);
    if (fieldErrors.size > 0) return sending.setFieldErrors(fieldErrors);
    void sending.send(async () => {
      const answer = await callPlatform(repayment.calls.settlement, { query: { on }, locale });
      setSettlement(answer.data);
      setPart(amount);
    });
    return undefined;
  };
  const money = figures.money;
  return (
    <ContractCard
      block={block}
      title={t('contract-debt-repayment.early')}
      text={t('contract-debt-repayment.early-text')}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <Field
          id={`${block.id}-on`}
          label={t('contract-debt-repayment.day')}
          error={sending.fieldErrors.get('on')}
        >
          <input
            type="date"
            name="on"
            min={repayment.today}
            defaultValue={repayment.today}
            className="input"
          />
        </Field>
        <Field
          id={`${block.id}-part`}
          label={t('contract-debt-repayment.part')}
          hint={t('contract-debt-repayment.part-hint')}
          error={sending.fieldErrors.get('part')}
        >
          <input name="part" inputMode="decimal" autoComplete="off" maxLength={16} className="input" />
        </Field>
        <ErrorPanel text={sending.error} />
        <SendButton
          look="secondary"
          busy={sending.busy}
          label={t('contract-debt-repayment.calculate')}
          onPress={calculate}
        />
      </form>
      <div role="status" className="grid gap-3">
        <p className="font-semibold">
          {t('contract-debt-repayment.on-day', { date: figures.date(settlement.on) })}
        </p>
        <ValueList
          rows={[
            ...settlementRows(settlement).map(({ key, amountMinor }) => ({
              name: t(`contract-debt-repayment.${key}`),
              value: money(amountMinor),
            })),
            { name: t('contract-debt-repayment.total'), value: money(settlement.total_minor), strong: true },
          ]}
        />
        {settlement.saved_minor > 0 && (
          <p className="rounded-control bg-success-soft p-3 font-medium text-success">
            {t('contract-debt-repayment.saved', { amount: money(settlement.saved_minor) })}
          </p>
        )}
        {withdrawUntil !== null && repayment.today <= withdrawUntil && (
          <p>
            {t('contract-debt-repayment.withdraw', { date: figures.date(withdrawUntil) })}{' '}
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={href('/active-contract/details')}
            >
              {t('contract-debt-repayment.withdraw-link')}
            </a>
          </p>
        )}
        {part !== null && (
          <p>
            {part >= settlement.total_minor
              ? t('contract-debt-repayment.part-all')
              : t('contract-debt-repayment.part-left', {
                  part: money(part),
                  left: money(settlement.total_minor - part),
                })}
          </p>
        )}
      </div>
    </ContractCard>
  );
}
