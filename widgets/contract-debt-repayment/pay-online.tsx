import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Field } from '#ui/design/field.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { readAmount } from '#ui/loan/read-amount.ts';
import { rememberOrder } from '#ui/loan/remembered-order.ts';
import { useIntention } from '#ui/loan/use-intention.ts';
import { type AmountChoice, amountChoices } from './amount-choices.ts';
import { PartChoice } from './part-choice.tsx';
import { PayWay } from './pay-way.tsx';
import type { Repayment } from './queries.ts';
import { readStart } from './read-start.ts';
import { usePartRepayment } from './use-part-repayment.ts';

interface PayOnlineProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly repayment: Repayment;
}

/** Least amount the gateway takes: 1 zł, in minor units. */
const least = 100;

/** An amount and a bank, then on to the gateway. The order is remembered, so that a tab may be closed meanwhile. */
export function PayOnline({ block, contract, repayment }: PayOnlineProps) {
  const { t, locale } = usePage();
  const figures = useFigures(contract.figures.currency);
  const sending = useSend();
  const intention = useIntention();
  const form = useRef<HTMLFormElement>(null);
  const isOver = contract.ended_at !== null;
  const choices = amountChoices(contract, repayment.settlement);
  const [kind, setKind] = useState<AmountChoice['kind']>(choices[0]?.kind ?? 'own');
  const [fault, setFault] = useState('');
  const own = usePartRepayment(repayment.calls.part);
  const ownId = `${block.id}-own`;
  const answerTo = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');

  /** What an own amount would do, as soon as it is typed: shown before anything is paid. */
  const showEffect = () => {
    const amount = readAmount(answerTo('own'));
    if (isOver || kind !== 'own' || amount === null || amount < least) return;
    // What cannot be had now is asked for again when the customer pays, and said then.
    own.ask(amount).catch(() => undefined);
  };
  const pay = () => {
    // What was chosen before the script was here counts, too.
    const chosen = choices.find((one) => one.kind === answerTo('amount')) ?? choices[0];
    const amount = chosen?.amountMinor ?? readAmount(answerTo('own'));
    const highest = isOver ? contract.owed.due_now_minor : (repayment.settlement?.total_minor ?? null);
    if (amount === null || amount < least || (highest !== null && amount > highest)) {
      setFault(
        amount !== null && highest !== null && amount > highest
          ? t('contract-debt-repayment.too-much', { amount: figures.money(highest) })
          : t('contract-debt-repayment.no-amount'),
      );
      document.getElementById(ownId)?.focus();
      return;
    }
    setFault('');
    const method = answerTo('method');
    const bank = method === 'transfer' ? answerTo('bank') : '';
    void sending.send(async () => {
      if (!isOver && chosen?.amountMinor == null && own.part?.amount_minor !== amount) {
        const part = await own.ask(amount);
        // There is something to choose: first it is seen, then it is paid.
        if (part.outcomes.length > 0) return;
      }
      const wanted = chosen?.amountMinor == null && own.part?.outcomes.length ? answerTo('effect') : '';
      const effect = own.part?.outcomes.find((one) => one.effect === wanted)?.effect;
      const { data } = await callPlatform(repayment.calls.pay, {
        query: { language: locale },
        headers: { 'idempotency-key': intention(`${contract.id} ${amount} ${method} ${bank} ${wanted}`) },
        body: {
          amount_minor: amount,
          ...(isOver && { contract: contract.id }),
          ...((method === 'blik' || method === 'transfer') && { method }),
          ...(bank && { bank_id: bank }),
          ...(effect && { effect }),
        },
        locale,
      });
      const started = readStart(data, location.href);
      rememberOrder(started.orderId);
      location.assign(started.address);
    });
  };
  return (
    <ContractCard
      block={block}
      title={t('contract-debt-repayment.online')}
      text={t('contract-debt-repayment.online-text')}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <fieldset className="field-group">
          <legend>{t('contract-debt-repayment.how-much')}</legend>
          <div className="field-cards" data-tall="">
            {choices.map((choice) => (
              <label key={choice.kind} className="field-option">
                <input
                  type="radio"
                  name="amount"
                  value={choice.kind}
                  defaultChecked={choice.kind === choices[0]?.kind}
                  onChange={() => setKind(choice.kind)}
                />
                <span className="flex flex-1 flex-wrap justify-between gap-x-4">
                  <span>{t(`contract-debt-repayment.${choice.kind}`)}</span>
                  {choice.amountMinor !== null && (
                    <strong className="tabular-nums">{figures.money(choice.amountMinor)}</strong>
                  )}
                  {(choice.savedMinor ?? 0) > 0 && (
                    <span className="block w-full text-sm font-medium text-success">
                      {t('contract-debt-repayment.saved', { amount: figures.money(choice.savedMinor ?? 0) })}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={kind === 'own' ? 'grid gap-5' : 'hidden'}>
          <Field
            id={ownId}
            label={t('contract-debt-repayment.own-label')}
            hint={t('contract-debt-repayment.own-hint')}
            error={fault}
          >
            <input
              name="own"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              onInput={own.forget}
              onBlur={showEffect}
              className="input field-narrow"
            />
          </Field>
          <div role="status">
            {own.part && own.part.outcomes.length > 0 && (
              <PartChoice key={own.part.amount_minor} part={own.part} currency={contract.figures.currency} />
            )}
          </div>
        </div>
        <PayWay block={block} banks={repayment.banks} />
        <ErrorPanel text={sending.error} />
        <SendButton busy={sending.busy} label={t('contract-debt-repayment.pay')} onPress={pay} />
      </form>
    </ContractCard>
  );
}
