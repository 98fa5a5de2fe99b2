import { usePage } from '#engine/react/page-context.tsx';
import type { TransferCode } from '#schemas/lending/transfer-code.ts';
import { useFigures } from '#ui/loan/money.ts';

/** A transfer to scan with a bank's app; the same stands beside it in words, so that nobody needs the picture. */
export function QrCode({ code, currency }: { readonly code: TransferCode; readonly currency: string }) {
  const { t } = usePage();
  const { money } = useFigures(currency);
  return (
    <figure className="grid grid-cols-1 items-center gap-4 @sm:grid-cols-[9rem_minmax(0,1fr)]">
      {/* Dark on light in either scheme, with its quiet zone: cameras know no night. */}
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('contract-debt-repayment.qr')}
        shapeRendering="crispEdges"
        className="size-36 rounded-control border border-line bg-[#fff] text-[#000] forced-color-adjust-none"
      >
        <path fill="currentColor" d={code.path} />
      </svg>
      <figcaption className="grid gap-1.5">
        <span className="font-semibold">{t('contract-debt-repayment.qr-title')}</span>
        <span className="text-sm text-ink-soft">
          {code.amount_minor === null
            ? t('contract-debt-repayment.qr-no-amount')
            : t('contract-debt-repayment.qr-text', { amount: money(code.amount_minor) })}
        </span>
      </figcaption>
    </figure>
  );
}
