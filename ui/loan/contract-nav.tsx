import {
  ArrowLeftRight,
  CreditCard,
  Ellipsis,
  FileText,
  HandCoins,
  House,
  type LucideIcon,
  ReceiptText,
  TableProperties,
  UserRound,
} from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ContractArea } from './contract-area.ts';

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
type Part = (typeof parts)[number];

interface ContractNavProps {
  readonly current: ContractPart;
  readonly area: Pick<ContractArea, 'signed' | 'ended'>;
}

/** Parts on which nothing is left to be done, or read, once a contract is over. */
const overWith: ReadonlySet<ContractPart> = new Set(['debt-repayment', 'card-details']);

/** Whether a part has something to show. What is to be given back after a withdrawal can still be paid. */
export const isShownPart = (part: ContractPart, { ended }: Pick<ContractArea, 'ended'>): boolean =>
  ended === null || !overWith.has(part) || (part === 'debt-repayment' && ended.to_return !== null);

const shownParts = (area: ContractNavProps['area']): readonly Part[] =>
  parts.filter(([name, , needsSigned]) => (area.signed || !needsSigned) && isShownPart(name, area));

/** Address of a part; one of a contract that is over says which. */
const partPath = (name: ContractPart, { ended }: Pick<ContractArea, 'ended'>): string =>
  `/active-contract/${name}${ended === null ? '' : `?contract=${ended.id}`}`;

/** Places of the bar on a phone: with more parts than these, the last place opens the others. */
const places = 5;

/** Ways through the area in a column beside the content; on a phone {@link ContractBar} stands for it. */
export function ContractNav({ current, area }: ContractNavProps) {
  const { t } = usePage();
  return (
    <nav aria-label={t('contract.nav')} data-print="no" className="hidden desktop:block">
      <ul className="grid gap-1">
        {shownParts(area).map((part) => (
          <NavRow key={part[0]} part={part} current={current} area={area} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * The same ways on a phone: a bar that stays at the bottom edge while the area is in sight, and ends with it, so that it covers
 * nothing of the footer. What does not fit opens above it, without a script.
 */
export function ContractBar({ current, area }: ContractNavProps) {
  const { t, href } = usePage();
  const shown = shownParts(area);
  const first = shown.length > places ? shown.slice(0, places - 1) : shown;
  const others = shown.slice(first.length);
  const isOther = others.some(([name]) => name === current);
  return (
    <nav
      aria-label={t('contract.nav')}
      data-print="no"
      className="contract-bar z-20 border-t border-line bg-surface desktop:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {first.map(([name, Icon]) => (
          <li key={name} className="min-w-0 flex-1">
            <a
              href={href(partPath(name, area))}
              {...(name === current && { 'aria-current': 'page' as const })}
              className={place}
            >
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              <span className="max-w-full hyphens-auto break-words">{t(`contract.bar.${name}`)}</span>
            </a>
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0 flex-1">
            <details className="group">
              <summary
                className={`${place} cursor-pointer list-none group-open:text-brand-strong [&::-webkit-details-marker]:hidden`}
                {...(isOther && { 'data-current': '' })}
              >
                <Ellipsis aria-hidden="true" className="size-6 shrink-0" />
                <span className="max-w-full hyphens-auto break-words">{t('contract.bar.more')}</span>
              </summary>
              <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-t border-line bg-surface p-2 shadow-raised">
                <ul className="mx-auto grid max-w-xl gap-1">
                  {others.map((part) => (
                    <NavRow key={part[0]} part={part} current={current} area={area} />
                  ))}
                </ul>
              </div>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

const place =
  'relative flex min-h-16 flex-col items-center justify-center gap-0.5 px-0.5 py-2 text-center text-xs leading-tight font-semibold text-ink-soft hover:text-brand-strong aria-[current=page]:text-brand-strong data-current:text-brand-strong ' +
  'before:absolute before:inset-x-3 before:top-0 before:h-1 before:rounded-b-full aria-[current=page]:before:bg-brand data-current:before:bg-brand';

function NavRow({ part: [name, Icon], current, area }: ContractNavProps & { readonly part: Part }) {
  const { t, href } = usePage();
  return (
    <li>
      <a
        href={href(partPath(name, area))}
        {...(name === current && { 'aria-current': 'page' as const })}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-semibold text-ink-soft hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 hyphens-auto break-words">{t(`contract.nav.${name}`)}</span>
      </a>
    </li>
  );
}
