import { formatFullDate } from '#engine/format/relative-date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { OrderStep } from '#schemas/order.ts';

/** What happened when, the newest first. */
export function OrderHistory({ history }: { readonly history: readonly OrderStep[] }) {
  const { t, locale } = usePage();
  return (
    <ol reversed className="grid gap-4">
      {[...history.entries()].toReversed().map(([step, { status, at }]) => (
        <li key={step} className="flex items-baseline gap-3">
          <span
            aria-hidden="true"
            className={`size-2.5 flex-none rounded-full ${step === history.length - 1 ? 'bg-brand' : 'bg-line-strong'}`}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{t(`order-status.${status}`)}</span>
            <time dateTime={at} className="block text-sm text-ink-soft">
              {formatFullDate(new Date(at), locale)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
