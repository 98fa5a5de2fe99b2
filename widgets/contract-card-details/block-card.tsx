import { useRef, useState } from 'react';
import { Result } from '#account/result.tsx';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { unavailable } from '#flow/contract-area.ts';
import { ContractCard } from '#flow/contract-card.tsx';
import { SeeAnew } from '#flow/see-anew.tsx';
import { StepUpPanel } from '#flow/step-up-panel.tsx';
import type { CardActionProps } from './change-pin.tsx';
import type { CardDetails } from './queries.ts';

/** Blocks the card for good: a reason, what follows from it, and a code bound to that reason. */
export function BlockCard({
  block,
  paths,
  last4,
  reasons,
}: CardActionProps & { readonly reasons: Exclude<CardDetails['reasons'], typeof unavailable> }) {
  const { t, locale } = usePage();
  const form = useRef<HTMLFieldSetElement>(null);
  /** What the code is bound to. */
  const chosen = useRef('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [awaited, setAwaited] = useState(false);
  const [done, setDone] = useState(false);
  const errorId = `${block.id}-reason-error`;
  const ready = () => {
    // A choice made before the script was here counts, too.
    chosen.current = form.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    setReason(chosen.current);
    setMissing(chosen.current === '');
    if (chosen.current === '') form.current?.querySelector('input')?.focus();
    return chosen.current !== '';
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
          <SeeAnew label={t('contract-card-details.block-see')} />
        </Result>
      </div>
    );
  return (
    <ContractCard
      block={block}
      title={t('contract-card-details.block')}
      text={t('contract-card-details.block-text')}
    >
      <fieldset
        ref={form}
        className={`field-group ${awaited ? 'hidden' : ''}`}
        aria-describedby={missing ? errorId : undefined}
      >
        <legend>{t('contract-card-details.reason')}</legend>
        <div className="field-cards">
          {reasons.map(({ key, value }) => (
            <label key={key} className="field-option">
              <input
                type="radio"
                name={`${block.id}-reason`}
                value={key}
                autoComplete="off"
                onChange={() => setMissing(false)}
              />
              <span>{value}</span>
            </label>
          ))}
        </div>
        {missing && (
          <p id={errorId} className="field-error">
            {t('contract-card-details.reason-missing')}
          </p>
        )}
      </fieldset>
      <StepUpPanel
        id={`${block.id}-block-code`}
        level={block.first ? 'h2' : 'h3'}
        codePath={paths.code}
        action="card.card-block"
        details={() => ({ reason: chosen.current })}
        look="secondary"
        askLabel={t('contract-card-details.block-ask')}
        doLabel={t('contract-card-details.block-do')}
        summary={t('contract-card-details.block-summary', { last4, reason: words })}
        ready={ready}
        onAwait={setAwaited}
        confirm={async (code) => {
          await callPlatform({
            method: 'POST',
            path: paths.block,
            query: { language: locale },
            body: { reason: chosen.current, code },
            locale,
          });
          setDone(true);
        }}
      />
    </ContractCard>
  );
}
