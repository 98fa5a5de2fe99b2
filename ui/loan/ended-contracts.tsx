import { ArrowRight } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { SignedContract } from '#schemas/lending/contract.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { useFigures } from './money.ts';

/** Contracts that are over, each with what became of it and the way to its documents and money. */
export function EndedContracts({ contracts }: { readonly contracts: readonly SignedContract[] }) {
  return (
    <ul className="divide-y divide-line">
      {contracts.map((contract) => (
        <li key={contract.id}>
          <EndedContract contract={contract} />
        </li>
      ))}
    </ul>
  );
}

function EndedContract({ contract }: { readonly contract: SignedContract }) {
  const { t, href, locale } = usePage();
  const { money, date } = useFigures(contract.currency);
  const { to_return: toReturn } = contract;
  return (
    <a
      href={href(`/active-contract/main-card?contract=${contract.id}`)}
      className="group flex min-h-14 items-center gap-4 rounded-control py-3 hover:text-brand-strong"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words group-hover:underline">
          {t('contract.ended.contract', { number: contract.number })}
        </span>
        <span className="block text-sm text-ink-soft">
          {t(`contract.ended.${contract.state}`, {
            date:
              contract.ended_at === null
                ? ''
                : formatDate(new Date(contract.ended_at), locale, legalTimeZone),
          })}
        </span>
        {contract.held_minor > 0 && (
          <span className="block font-semibold">
            {t('contract.ended.held', { amount: money(contract.held_minor) })}
          </span>
        )}
        {toReturn && (
          <span className="block font-semibold">
            {t('contract.ended.to-return', { amount: money(toReturn.amount_minor), day: date(toReturn.by) })}
          </span>
        )}
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
    </a>
  );
}
