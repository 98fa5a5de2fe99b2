import {
  ArrowLeftRight,
  ChevronDown,
  CreditCard,
  FileText,
  HandCoins,
  House,
  type LucideIcon,
  ReceiptText,
  TableProperties,
  UserRound,
} from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** Parts of the area, in the order of the menu: name of the path, picture, and whether it needs a signed contract. */
const parts = [
  ['main-card', House, false],
  ['debt-repayment', HandCoins, true],
  ['card-details', CreditCard, true],
  ['transfer', ArrowLeftRight, true],
  ['history', ReceiptText, true],
  ['details', TableProperties, false],
  ['docs', FileText, false],
  ['user-data', UserRound, false],
] as const satisfies readonly (readonly [string, LucideIcon, boolean])[];
export type ContractPart = (typeof parts)[number][0];

interface ContractNavProps {
  readonly current: ContractPart;
  readonly signed: boolean;
}

/** Ways through the area: a column beside the content, on a phone a menu that opens in place. */
export function ContractNav({ current, signed }: ContractNavProps) {
  const { t, href } = usePage();
  const shown = parts.filter(([, , needsSigned]) => signed || !needsSigned);
  const items = shown.map(([name, Icon]) => (
    <li key={name}>
      <a
        href={href(`/active-contract/${name}`)}
        {...(name === current ? { 'aria-current': 'page' as const } : {})}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-semibold text-ink-soft hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 hyphens-auto break-words">{t(`contract.nav.${name}`)}</span>
      </a>
    </li>
  ));
  return (
    <nav aria-label={t('contract.nav')} data-print="no">
      <details className="card group desktop:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 break-words">
            <span className="sr-only">{t('contract.nav')}: </span>
            {t(`contract.nav.${current}`)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid grid-cols-1 gap-1 border-t border-line p-2 min-[22rem]:grid-cols-2">{items}</ul>
      </details>
      <ul className="hidden gap-1 desktop:grid">{items}</ul>
    </nav>
  );
}
