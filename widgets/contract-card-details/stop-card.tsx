import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { CardInfo } from '#schemas/lending/card.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import { RetryButton } from '#ui/design/retry-button.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import type { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import type { CardActionProps } from './change-pin.tsx';
import type { CardDetails } from './queries.ts';
import { ReasonChoice } from './reason-choice.tsx';

interface StopCardProps extends Pick<CardActionProps, 'block' | 'calls'> {
  readonly card: CardInfo;
  readonly reasons: Exclude<CardDetails['reasons'], typeof unavailable>;
}

/**
 * Stops the card: for a while, at once and without a code; or for good, with a code bound to the reason. One question for
 * both: what has happened.
 */
export function StopCard({ block, calls, card, reasons }: StopCardProps) {
  const { t, locale } = usePage();
  const { refresh } = useScreenMoves();
  const freezing = useSend();
  const form = useRef<HTMLFieldSetElement>(null);
  /** What the code is bound to. */
  const chosen = useRef('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [awaited, setAwaited] = useState(false);
  const [done, setDone] = useState(false);
  const frozen = card.state === 'frozen';
  const Heading = block.first ? 'h3' : 'h4';
  const ready = () => {
    // A choice made before the script was here counts, too.
    chosen.current = form.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    setReason(chosen.current);
    setMissing(chosen.current === '');
    if (chosen.current === '') form.current?.querySelector('input')?.focus();
    return chosen.current !== '';
  };
  const query = { language: locale };
  const freeze = () => {
    if (!ready()) return;
    void freezing.send(async () => {
      await callPlatform(calls.freeze, { query, body: { reason: chosen.current }, locale });
      await refresh();
    });
  };
  const words = reasons.find(({ key }) => key === reason)?.value ?? '';
  if (done)
    return (
      <div className="card p-5 sm:p-7">
        <Result
          kind="done"
          title={t('contract-card-details.block-done')}
          text={t('contract-card-details.blocked-text')}
        >
          <RetryButton label={t('contract-card-details.block-see')} />
        </Result>
      </div>
    );
  return (
    <ContractCard
      block={block}
      id={`${block.id}-stop`}
      title={t(frozen ? 'contract-card-details.block-forever' : 'contract-card-details.block')}
      text={t(frozen ? 'contract-card-details.block-frozen-text' : 'contract-card-details.block-text')}
    >
      <ReasonChoice
        id={`${block.id}-reason`}
        reasons={reasons}
        given={frozen ? card.block_reason : null}
        missing={missing}
        hidden={awaited}
        fields={form}
        onChoose={() => setMissing(false)}
      />
      <div className={`grid grid-cols-1 gap-5 ${frozen ? '' : '@2xl:grid-cols-2'}`}>
        {!frozen && !awaited && (
          <div className="grid content-start gap-3 rounded-control border border-line p-4">
            <Heading className="font-bold">{t('contract-card-details.freeze')}</Heading>
            <p className="text-ink-soft">{t('contract-card-details.freeze-text')}</p>
            <ErrorPanel text={freezing.error} />
            <SendButton
              wide={false}
              look="secondary"
              busy={freezing.busy}
              label={t('contract-card-details.freeze-do')}
              onPress={freeze}
            />
          </div>
        )}
        <div
          className={
            frozen || awaited ? '' : 'grid content-start gap-3 rounded-control border border-line p-4'
          }
        >
          {!frozen && !awaited && (
            <>
              <Heading className="font-bold">{t('contract-card-details.block-forever')}</Heading>
              <p className="text-ink-soft">{t('contract-card-details.block-forever-text')}</p>
            </>
          )}
          <StepUpPanel
            id={`${block.id}-block-code`}
            level={block.first ? 'h2' : 'h3'}
            codeCall={calls.code}
            action="card.card-block"
            details={() => ({ reason: chosen.current })}
            look="secondary"
            askLabel={t('contract-card-details.block-ask')}
            doLabel={t('contract-card-details.block-do')}
            summary={t('contract-card-details.block-summary', { last4: card.last4, reason: words })}
            ready={ready}
            onAwait={setAwaited}
            confirm={async (code) => {
              await callPlatform(calls.block, { query, body: { reason: chosen.current, code }, locale });
              setDone(true);
            }}
          />
        </div>
      </div>
    </ContractCard>
  );
}
