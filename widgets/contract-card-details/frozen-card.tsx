import { formatDate } from '#engine/format/date.ts';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { CardInfo } from '#schemas/lending/card.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import type { CardActionProps } from './change-pin.tsx';

interface FrozenCardProps extends Pick<CardActionProps, 'block' | 'calls'> {
  readonly card: CardInfo;
  /** Why, in words; empty where it is not known. */
  readonly reason: string;
}

/** A card that is stopped for a while: since when, why, and the one press that lets it work again. */
export function FrozenCard({ block, calls, card, reason }: FrozenCardProps) {
  const { t, locale, timeZone } = usePage();
  const { refresh } = useScreenMoves();
  const sending = useSend();
  const unfreeze = () =>
    sending.send(async () => {
      await callPlatform(calls.unfreeze, { query: { language: locale }, locale });
      await refresh();
    });
  return (
    <ContractCard block={block} title={t('contract-card-details.frozen')}>
      <div className="grid gap-2">
        {card.frozen_at !== null && (
          <p>
            {t('contract-card-details.frozen-on', {
              date: formatDate(new Date(card.frozen_at), locale, timeZone),
            })}
            {reason !== '' && ` ${t('contract-card-details.blocked-why', { reason })}`}
          </p>
        )}
        <p className="text-ink-soft">{t('contract-card-details.frozen-text')}</p>
      </div>
      <ErrorPanel text={sending.error} />
      <div>
        <SendButton
          wide={false}
          busy={sending.busy}
          label={t('contract-card-details.unfreeze')}
          onPress={() => void unfreeze()}
        />
      </div>
    </ContractCard>
  );
}
