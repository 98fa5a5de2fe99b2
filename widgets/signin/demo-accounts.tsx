import { FlaskConical } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { DemoAccount } from '#schemas/demo-accounts.ts';

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly choose: (account: DemoAccount) => void;
}

/** Accounts to try the site with. The server gives none in production ([sec 40]). */
export function DemoAccounts({ accounts, choose }: DemoAccountsProps) {
  const { t } = usePage();
  const [first] = accounts;
  if (!first) return null;
  return (
    <details className="group rounded-control border border-dashed border-line-strong bg-sun-soft text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 py-2 font-semibold text-sun-ink">
        <FlaskConical aria-hidden="true" className="size-4.5 shrink-0" />
        {t('signin.demo')}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p>
          {t('signin.demo-text')} <code className="font-semibold">{first.password}</code>
        </p>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {accounts.map((account) => (
            <li key={account.email}>
              <button
                type="button"
                onClick={() => choose(account)}
                className="min-h-9 text-left font-medium break-all text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {account.email}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
