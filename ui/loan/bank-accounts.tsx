import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { LinkedAccount } from '#schemas/lending/bank-link.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useFigures } from './money.ts';

interface BankAccountsProps {
  readonly id: string;
  readonly accounts: readonly LinkedAccount[];
  readonly busy: boolean;
  readonly error: string;
  readonly onChoose: (accountId: string) => void;
}

/** Accounts the bank let us see: the customer says which one is theirs to be paid to. */
export function BankAccounts({ id, accounts, busy, error, onChoose }: BankAccountsProps) {
  const { t } = usePage();
  // A single account needs no choice, only the confirmation below.
  const [chosen, setChosen] = useState(accounts.length === 1 ? (accounts[0]?.id ?? '') : '');
  const [missing, setMissing] = useState(false);
  const figures = useFigures(accounts[0]?.currency);
  const errorId = `${id}-account-error`;
  const send = () => {
    if (chosen !== '') return onChoose(chosen);
    setMissing(true);
    document.getElementById(`${id}-account-0`)?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset
        className="field-group min-w-0"
        aria-invalid={missing ? true : undefined}
        aria-describedby={missing ? errorId : undefined}
      >
        <legend className="mb-2 font-semibold">{t('identification.accounts-legend')}</legend>
        <div className="field-cards grid grid-cols-1 gap-3">
          {[...accounts.entries()].map(([at, account]) => (
            <label key={account.id} className="field-option" htmlFor={`${id}-account-${at}`}>
              <input
                type="radio"
                id={`${id}-account-${at}`}
                name={`${id}-account`}
                value={account.id}
                checked={chosen === account.id}
                onChange={() => {
                  setChosen(account.id);
                  setMissing(false);
                }}
              />
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
                <span className="font-semibold break-words">{account.bank}</span>
                <span className="tabular-nums">{account.masked_iban}</span>
                <span className="text-sm break-words text-ink-soft">
                  {account.owner}
                  {account.balance_minor !== null &&
                    `, ${t('identification.balance', { amount: figures.money(account.balance_minor) })}`}
                </span>
              </span>
            </label>
          ))}
        </div>
        {missing && (
          <p id={errorId} className="field-error mt-2">
            {t('identification.accounts-missing')}
          </p>
        )}
      </fieldset>
      <ErrorPanel text={error} />
      <SendButton busy={busy} label={t('identification.accounts-use')} onPress={send} />
    </div>
  );
}
