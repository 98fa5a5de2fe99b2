import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CardDetails as ShownCard } from '#schemas/lending/card.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { CopyLine } from '#ui/loan/copy-line.tsx';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import type { CardActionProps } from './change-pin.tsx';

/** How long a number stays in sight, in seconds: enough to pay with it, too short for who comes by later. */
const inSightS = 60;

/**
 * Number and security code, for paying on the internet, after a fresh code. They are held by this component alone, for a
 * minute: no page, store or cache has them, and leaving the screen forgets them.
 */
export function ShowNumber({ block, calls, last4 }: CardActionProps) {
  const { t, locale } = usePage();
  const [shown, setShown] = useState<ShownCard | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (shown === null) return undefined;
    const until = Date.now() + inSightS * 1000;
    // By the clock and not by counting: a tab in the background counts slowly.
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) setShown(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [shown]);
  const show = async (code: string) => {
    const { data } = await callPlatform(calls.showNumber, {
      query: { language: locale },
      body: { code },
      locale,
    });
    setLeft(inSightS);
    setShown(data);
  };
  return (
    <ContractCard
      block={block}
      title={t('contract-card-details.pay')}
      text={t(shown ? 'contract-card-details.pay-shown' : 'contract-card-details.pay-text')}
    >
      {shown ? (
        <div className="grid gap-4">
          <div role="status">
            <dl>
              <CopyLine
                name={t('contract-card-details.number')}
                shown={shown.number.replace(/(\d{4})(?=\d)/g, '$1 ')}
                copied={shown.number}
              />
              <CopyLine name={t('contract-card-details.expires')} shown={shown.expires} />
              <CopyLine name={t('contract-card-details.security-code')} shown={shown.security_code} />
            </dl>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <button
              type="button"
              className="btn btn-secondary w-full sm:w-auto"
              onClick={() => setShown(null)}
            >
              {t('contract-card-details.pay-hide')}
            </button>
            <p className="text-sm text-ink-soft" aria-hidden="true">
              {t('contract-card-details.pay-left', { count: left })}
            </p>
          </div>
        </div>
      ) : (
        <StepUpPanel
          id={`${block.id}-number-code`}
          level={block.first ? 'h2' : 'h3'}
          codeCall={calls.code}
          action="card.card-details"
          look="secondary"
          askLabel={t('contract-card-details.pay-ask')}
          doLabel={t('contract-card-details.pay-do')}
          summary={t('contract-card-details.pay-summary', { last4 })}
          confirm={show}
        />
      )}
    </ContractCard>
  );
}
