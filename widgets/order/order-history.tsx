import { formatFullDate } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Order } from '#schemas/order.ts';

/** What happened when, the newest first: statuses, and tries to pay that came to nothing. */
export function OrderHistory({ order: { history, attempts = [] } }: { readonly order: Order }) {
  const { t, locale, timeZone } = usePage();
  const steps = [
    ...history.map(({ status, at }) => ({ words: t(`order-status.${status}`), at, isStatus: true })),
    ...attempts.map(({ state, at }) => ({ words: t(`order.attempt-${state}`), at, isStatus: false })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const newest = steps.findLastIndex(({ isStatus }) => isStatus);
  return (
    <ol reversed className="grid gap-4">
      {[...steps.entries()].toReversed().map(([step, { words, at }]) => (
        <li key={step} className="flex items-baseline gap-3">
          <span
            aria-hidden="true"
            className={`size-2.5 flex-none rounded-full ${step === newest ? 'bg-brand' : 'bg-line-strong'}`}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{words}</span>
            <time dateTime={at} className="block text-sm text-ink-soft">
              {formatFullDate(new Date(at), { locale, timeZone })}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
