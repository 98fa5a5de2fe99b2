import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { LoanCard } from './loan-card.tsx';
import type { LoanStage } from './loan-stages.tsx';

/** Stands in for a screen whose data did not come: says so, and tries again. */
export function LoanErrorCard({ block, stage }: { readonly block: BlockInfo; readonly stage?: LoanStage }) {
  const { t } = usePage();
  const { refresh } = useScreenMoves();
  const { busy, error, send } = useSend();
  return (
    <LoanCard
      block={block}
      title={t('flow.error.title')}
      lead={t('flow.error.text')}
      {...(stage ? { stage } : {})}
    >
      <ErrorPanel text={error} />
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void send(refresh)}
        className="btn btn-primary justify-self-start"
      >
        {t('flow.error.again')}
      </button>
    </LoanCard>
  );
}
