import type { Figures } from '#engine/credit/figures.ts';
import type { RepresentativeExample } from '#engine/credit/representative-example.ts';
import { usePage } from '#engine/react/page-context.tsx';

interface FiguresProps {
  readonly example: RepresentativeExample;
  readonly figures: Figures;
}

/** The figures of the sentence one by one, RRSO first: that is the one by which offers compare. */
export function ExampleFigures({ example, figures }: FiguresProps) {
  const { t } = usePage();
  const word = (key: string) => t(`representative-example.${key}`);
  const single = example.months === 1;
  const rows: (readonly [key: string, value: string, strong?: boolean])[] = [
    ['amount', figures.money(example.amountMinor), true],
    ['total', figures.money(example.totalPayableMinor), true],
    ['cost', figures.money(example.totalCostMinor), true],
    ['fee', figures.money(example.feeMinor)],
    ['interest', figures.money(example.interestMinor)],
    ['rate', figures.percent(example.annualRatePercent), true],
    ['months', figures.months(example.months), true],
    ...instalments(example, figures, single),
    ['date', figures.date(example.asOf), true],
  ];
  return (
    <dl className="border-t border-line bg-brand-soft p-5 @md:p-8 @4xl:border-t-0 @4xl:border-l @5xl:p-12 print:bg-transparent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-brand pb-4">
        <dt className="text-lg font-bold text-brand-strong">{word('apr')}</dt>
        <dd className="text-title font-bold tracking-tight text-brand-strong tabular-nums">
          {figures.percent(example.aprPercent)}
        </dd>
      </div>
      {rows.map(([key, value, strong]) => (
        <div
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-brand/20 py-2.5 last:border-0 last:pb-0 print:border-line-strong"
        >
          <dt className={strong ? '' : 'pl-4'}>{word(key)}</dt>
          <dd className={`ml-auto text-right tabular-nums ${strong ? 'font-semibold' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function instalments(
  example: RepresentativeExample,
  figures: Figures,
  single: boolean,
): (readonly [key: string, value: string, strong: boolean])[] {
  const money = figures.money(example.instalmentMinor);
  if (single) return [['single', money, true]];
  const equal = ['instalments', `${example.equalInstalments} × ${money}`, true] as const;
  return example.equalInstalments === example.months
    ? [equal]
    : [equal, ['last', figures.money(example.lastInstalmentMinor), true]];
}
