import { CalendarPlus, Printer, Sheet } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { smallAction } from '#ui/design/small-action.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { useFigures } from '#ui/loan/money.ts';
import type { ContractDetailsProps } from './props.ts';
import type { queries } from './queries.ts';
import { saveFile } from './save-file.ts';
import { scheduleCsv, scheduleIcs } from './schedule-files.ts';
import { ScheduleTable, scheduleColumns } from './schedule-table.tsx';
import { Withdrawal } from './withdrawal.tsx';
import { Withdrawn } from './withdrawn.tsx';

/** Everything the contract says in figures: the loan, its schedule, and the way out within 14 days. */
export function ContractDetails({
  props,
  data,
  block,
}: ViewProps<ContractDetailsProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { details } = data;
  const { area, contract, withdrawDays } = details;
  return (
    <ContractFrame
      block={block}
      area={area}
      part="details"
      title={props.title || t('contract-details.title')}
      lead={contract && t('contract-details.number', { number: contract.number })}
      ok={contract !== null}
    >
      {contract && (
        <>
          {contract.withdrawal && (
            <Withdrawn contract={contract} receipt={contract.withdrawal} details={details} justNow={false} />
          )}
          <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-2 print:grid-cols-2">
            <LoanFigures id={block.id} loan={contract.figures} title={t('contract-details.figures')} />
            <ContractCard block={block} title={t('contract-details.owed')}>
              <Owed contract={contract} />
              <p className="text-sm text-ink-soft">
                {contract.signed_at === null
                  ? t('contract-details.unsigned')
                  : t('contract-details.signed', {
                      date: formatDate(new Date(contract.signed_at), locale, legalTimeZone),
                    })}
              </p>
            </ContractCard>
          </div>
          {withdrawDays !== null && (
            <Withdrawal block={block} contract={contract} details={details} days={withdrawDays} />
          )}
          {/* After a withdrawal there is no schedule any more. */}
          {contract.withdrawal === null && (
            <ContractCard
              block={block}
              title={t('contract-details.schedule')}
              aside={<Exports contract={contract} />}
            >
              <ScheduleTable id={block.id} rows={contract.schedule} currency={contract.figures.currency} />
            </ContractCard>
          )}
        </>
      )}
    </ContractFrame>
  );
}

function Owed({ contract }: { readonly contract: Contract }) {
  const { t } = usePage();
  const { money } = useFigures(contract.figures.currency);
  const { owed } = contract;
  const parts = [
    ['principal', owed.principal_minor],
    ['interest', owed.interest_minor],
    ['fee', owed.fee_minor],
    ['late-interest', owed.late_interest_minor],
  ] as const;
  return (
    <ValueList
      rows={[
        ...parts.map(([key, minor]) => ({ name: t(`contract-details.${key}`), value: money(minor) })),
        { name: t('contract-details.paid'), value: money(contract.paid_minor), strong: true },
        ...(owed.overpaid_minor > 0
          ? [{ name: t('contract-details.overpaid'), value: money(owed.overpaid_minor) }]
          : []),
      ]}
    />
  );
}

/** The schedule to take along; made in the browser, so that nothing leaves for anybody else. */
function Exports({ contract }: { readonly contract: Contract }) {
  const { t } = usePage();
  const { money } = useFigures(contract.figures.currency);
  const name = contract.number.replaceAll('/', '-');
  const acts = [
    [
      'csv',
      Sheet,
      () => {
        const headings = [...scheduleColumns, 'paid'].map((key) => t(`contract-details.column-${key}`));
        saveFile(`${name}.csv`, 'text/csv;charset=utf-8', scheduleCsv(contract.schedule, headings));
      },
    ],
    [
      'ics',
      CalendarPlus,
      () => {
        const titleOf = (row: Contract['schedule'][number]) =>
          t('contract-details.event', { number: row.number, amount: money(row.instalment_minor) });
        saveFile(`${name}.ics`, 'text/calendar', scheduleIcs(contract, { titleOf, now: new Date() }));
      },
    ],
    ['print', Printer, () => print()],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2" data-print="no">
      {acts.map(([key, Icon, act]) => (
        <button key={key} type="button" onClick={act} className={smallAction}>
          <Icon aria-hidden="true" className="size-4.5" />
          {t(`contract-details.${key}`)}
        </button>
      ))}
    </div>
  );
}

export default ContractDetails;
