import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import type { BlockInfo } from '#registry/widget.ts';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { BankAccount, TransferDone } from '#schemas/lending/payments.ts';
import { Field } from '#ui/design/field.tsx';
import { Result } from '#ui/design/result.tsx';
import { RetryButton } from '#ui/design/retry-button.tsx';
import { smallAction } from '#ui/design/small-action.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { amountText, readAmount } from '#ui/loan/read-amount.ts';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import { useIntention } from '#ui/loan/use-intention.ts';
import type { Transfer } from './queries.ts';

interface TransferFormProps {
  readonly block: BlockInfo;
  readonly card: CardInfo;
  readonly accounts: readonly BankAccount[];
  readonly calls: Transfer['calls'];
  /** Id of the contract that is over, whose money it is; null for the one that runs. */
  readonly ended: string | null;
}

/** Least amount of a transfer: 1 zł, in minor units. */
const least = 100;

/** Payee and amount, then a code bound to both; the same intention sent twice moves money once ([sec 33]). */
export function TransferForm({ block, card, accounts, calls, ended }: TransferFormProps) {
  const { t, locale } = usePage();
  const { money } = useFigures(card.currency);
  const intention = useIntention();
  /** Transfers made so far: the same amount to the same account once more is another intention. */
  const made = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState({ account: accounts[0], amount: 0 });
  /** What the code is bound to; set together with `chosen`, and there before it is drawn. */
  const bound = useRef({ account_id: '', amount_minor: 0 });
  const [fault, setFault] = useState('');
  const [awaited, setAwaited] = useState(false);
  /** The transfer that was made, and the card it was made from: once the card is read anew, the next one may follow. */
  const [done, setDone] = useState<{ readonly transfer: TransferDone; readonly from: CardInfo } | null>(null);
  const amountId = `${block.id}-amount`;
  const ready = () => {
    const data = new FormData(form.current ?? undefined);
    const account = accounts.find(({ id }) => id === data.get('account')) ?? accounts[0];
    const amount = readAmount(String(data.get('amount') ?? ''));
    const wrong =
      amount === null || amount < least ? 'no-amount' : amount > card.balance_minor ? 'too-much' : null;
    setFault(wrong ? t(`contract-transfer.${wrong}`, { amount: money(card.balance_minor) }) : '');
    if (wrong || amount === null || !account) {
      document.getElementById(amountId)?.focus();
      return false;
    }
    setChosen({ account, amount });
    bound.current = { account_id: account.id, amount_minor: amount };
    return true;
  };
  const all = () => {
    const field = document.getElementById(amountId);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = amountText(card.balance_minor);
    setFault('');
    field.focus();
  };
  const transfer = async (code: string) => {
    const { account_id, amount_minor } = bound.current;
    const { data } = await callPlatform(calls.transfer, {
      query: { language: locale },
      headers: { 'idempotency-key': intention(`${made.current} ${account_id} ${amount_minor}`) },
      body: { account_id, amount_minor, code, ...(ended !== null && { contract: ended }) },
      locale,
    }).catch((failure: unknown) => {
      const about = failure instanceof InvalidFields ? failure.fields.get('amount_minor') : undefined;
      // The field in sight is the code's: what is wrong with the amount is said there.
      throw about === undefined ? failure : new InvalidFields('', new Map([['code', about]]));
    });
    made.current += 1;
    setAwaited(false);
    setDone({ transfer: data, from: card });
  };
  if (done?.from === card)
    return (
      <div className="card p-5 sm:p-7">
        <Result
          kind="done"
          title={t('contract-transfer.done', { amount: money(done.transfer.amount_minor) })}
          text={t('contract-transfer.done-text', { balance: money(done.transfer.balance_minor) })}
        >
          <RetryButton label={t('contract-transfer.refresh')} />
        </Result>
      </div>
    );
  return (
    <ContractCard block={block} title={t('contract-transfer.form')}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={`grid grid-cols-1 gap-5 ${awaited ? 'hidden' : ''}`}
      >
        <p>
          <span className="block text-ink-soft">{t('contract-transfer.available')}</span>
          <strong className="text-2xl">{money(card.balance_minor)}</strong>
        </p>
        <fieldset className="field-group">
          <legend>{t('contract-transfer.to')}</legend>
          <div className="field-cards" data-tall="">
            {accounts.map((account, index) => (
              <label key={account.id} className="field-option">
                <input type="radio" name="account" value={account.id} defaultChecked={index === 0} />
                <span>
                  <span className="block font-semibold">{account.bank}</span>
                  <span className="block font-normal tabular-nums">{account.masked_iban}</span>
                  <span className="block text-sm font-normal text-ink-soft">{account.owner}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          id={amountId}
          label={t('contract-transfer.amount')}
          hint={t('contract-transfer.amount-hint')}
          error={fault}
        >
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            className="input field-narrow"
          />
        </Field>
        {card.balance_minor >= least && (
          <div>
            <button type="button" className={smallAction} onClick={all}>
              {t('contract-transfer.all', { amount: money(card.balance_minor) })}
            </button>
          </div>
        )}
      </form>
      <StepUpPanel
        id={`${block.id}-code`}
        level={block.first ? 'h2' : 'h3'}
        codeCall={calls.code}
        action="account.transfer-money"
        details={() => bound.current}
        askLabel={t('contract-transfer.ask')}
        doLabel={t('contract-transfer.do', { amount: money(chosen.amount) })}
        summary={
          <ValueList
            rows={[
              { name: t('contract-transfer.amount'), value: money(chosen.amount), strong: true },
              {
                name: t('contract-transfer.to'),
                value: chosen.account ? `${chosen.account.bank}, ${chosen.account.masked_iban}` : '',
              },
              { name: t('contract-transfer.owner'), value: chosen.account?.owner ?? '' },
            ]}
          />
        }
        ready={ready}
        onAwait={setAwaited}
        confirm={transfer}
      />
    </ContractCard>
  );
}
