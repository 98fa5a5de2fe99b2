import { useRef, useState } from 'react';
import { SendButton } from '#account/send-button.tsx';
import { Trouble } from '#account/trouble.tsx';
import { useSend } from '#account/use-send.ts';
import { Field } from '#design/field.tsx';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { ContractCard } from '#flow/contract-card.tsx';
import { useFigures } from '#flow/money.ts';
import { readAmount } from '#flow/read-amount.ts';
import { rememberOrder } from '#flow/remembered-order.ts';
import { useIntention } from '#flow/use-intention.ts';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { type AmountChoice, amountChoices } from './amount-choices.ts';
import type { Repayment } from './queries.ts';
import { readStart } from './read-start.ts';

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
  const choices = amountChoices(contract, repayment.settlement);
  const [kind, setKind] = useState<AmountChoice['kind']>(choices[0]?.kind ?? 'own');
  const [fault, setFault] = useState('');
  const ownId = `${block.id}-own`;
  const answerTo = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');

  const pay = () => {
    // What was chosen before the script was here counts, too.
    const chosen = choices.find((one) => one.kind === answerTo('amount')) ?? choices[0];
    const amount = chosen?.amountMinor ?? readAmount(answerTo('own'));
    const highest = repayment.settlement?.total_minor ?? null;
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
    const bank = answerTo('bank');
    void sending.send(async () => {
      const { data } = await callPlatform({
        method: 'POST',
        path: repayment.paths.pay,
        query: { language: locale },
        headers: { 'idempotency-key': intention(`${contract.id} ${amount} ${bank}`) },
        body: { amount_minor: amount, ...(bank && { bank_id: bank }) },
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
        <div className={kind === 'own' ? '' : 'hidden'}>
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
              className="input field-narrow"
            />
          </Field>
        </div>
        {repayment.banks.length > 0 && (
          <fieldset className="field-group">
            <legend>{t('contract-debt-repayment.bank')}</legend>
            <div className="field-cards">
              <label className="field-option">
                <input type="radio" name="bank" value="" defaultChecked />
                <span>{t('contract-debt-repayment.any-bank')}</span>
              </label>
              {repayment.banks.map((bank) => (
                <label key={bank.id} className="field-option">
                  <input type="radio" name="bank" value={bank.id} />
                  <span>{bank.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Trouble text={sending.trouble} />
        <SendButton busy={sending.busy} label={t('contract-debt-repayment.pay')} onPress={pay} />
      </form>
    </ContractCard>
  );
}
