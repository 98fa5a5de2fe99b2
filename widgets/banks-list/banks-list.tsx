import { ChevronDown } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Bank } from '#schemas/bank.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { BankTile } from './bank-tile.tsx';
import type { BanksListProps } from './props.ts';
import type { BanksListQueries } from './queries.ts';
import { sortBanks } from './sort-banks.ts';

/** Fewer hidden than this are shown with the others: unfolding costs more than it saves. */
const fewestHidden = 4;

/** Banks a customer may use here, by name. Long lists unfold, without a script. */
export function BanksList({ props, data, block }: ViewProps<BanksListProps, never, BanksListQueries>) {
  const { t, href, locale } = usePage();
  const banks = sortBanks(
    // Without a name there is nothing to choose by.
    (data.banks ?? []).filter(({ name }) => name.trim() !== ''),
    locale,
  );
  const title = props.title || t(`banks-list.${props.use}`);
  const fold = props.shown > 0 && banks.length - props.shown >= fewestHidden ? props.shown : banks.length;
  const [shown, hidden] = [banks.slice(0, fold), banks.slice(fold)];
  return (
    <section className="wrap band" aria-label={title}>
      <SectionHead block={block} title={title} lead={props.lead} />
      {banks.length === 0 ? (
        <div className="empty-state">
          <p>{t(data.banks === null ? 'banks-list.unavailable' : 'banks-list.empty')}</p>
          {props.use === 'repayment' && <p>{t('banks-list.plain-transfer')}</p>}
          {props.use === 'repayment' && (
            <MoreLink href={href('/active-contract/debt-repayment')}>{t('banks-list.to-transfer')}</MoreLink>
          )}
          <MoreLink href={href('/contacts')}>{t('banks-list.contact')}</MoreLink>
        </div>
      ) : (
        <div className="@container">
          <p className="mb-4 text-ink-soft">{t('banks-list.count', { count: banks.length })}</p>
          <Tiles banks={shown} />
          {hidden.length > 0 && (
            <details className="group mt-4">
              <summary className="btn btn-secondary w-fit list-none [&::-webkit-details-marker]:hidden">
                <span className="group-open:hidden">{t('banks-list.more', { count: hidden.length })}</span>
                <span className="hidden group-open:inline">{t('banks-list.fewer')}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 transition-transform duration-(--duration-calm) group-open:rotate-180"
                />
              </summary>
              <div className="mt-4">
                <Tiles banks={hidden} />
              </div>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

function Tiles({ banks }: { banks: readonly Bank[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 @lg:gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {banks.map((bank) => (
        <li key={bank.id}>
          <BankTile bank={bank} />
        </li>
      ))}
    </ul>
  );
}

export default BanksList;
