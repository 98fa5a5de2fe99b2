import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { Trouble } from '#ui/account/trouble.tsx';
import { useSend } from '#ui/account/use-send.ts';
import { FlowCard } from './flow-card.tsx';
import type { FlowStage } from './flow-progress.tsx';

/** Stands in for a screen whose data did not come: says so, and tries again. */
export function FlowTrouble({ block, stage }: { readonly block: BlockInfo; readonly stage?: FlowStage }) {
  const { t } = usePage();
  const { refresh } = useScreenMoves();
  const { busy, trouble, send } = useSend();
  return (
    <FlowCard
      block={block}
      title={t('flow.trouble.title')}
      lead={t('flow.trouble.text')}
      {...(stage ? { stage } : {})}
    >
      <Trouble text={trouble} />
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void send(refresh)}
        className="btn btn-primary justify-self-start"
      >
        {t('flow.trouble.again')}
      </button>
    </FlowCard>
  );
}
