import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { Result } from '#ui/design/result.tsx';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import type { CardActionProps } from './change-pin.tsx';

/** The present PIN by text message to the confirmed phone; it is never shown on a page. */
export function RemindPin({ block, calls, last4 }: CardActionProps) {
  const { t, locale } = usePage();
  const [done, setDone] = useState(false);
  const remind = async (code: string) => {
    await callPlatform(calls.remindPin, { query: { language: locale }, body: { code }, locale });
    setDone(true);
  };
  return (
    <ContractCard
      block={block}
      title={t('contract-card-details.remind')}
      text={done ? null : t('contract-card-details.remind-text')}
    >
      {done ? (
        <Result
          kind="sent"
          level="h3"
          title={t('contract-card-details.remind-done')}
          text={t('contract-card-details.remind-done-text')}
        />
      ) : (
        <StepUpPanel
          id={`${block.id}-remind-code`}
          level={block.first ? 'h2' : 'h3'}
          codeCall={calls.code}
          action="card.remind-pin"
          look="secondary"
          askLabel={t('contract-card-details.remind-ask')}
          doLabel={t('contract-card-details.remind-do')}
          summary={t('contract-card-details.remind-summary', { last4 })}
          confirm={remind}
        />
      )}
    </ContractCard>
  );
}
