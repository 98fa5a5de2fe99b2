import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { DevDecision } from '#schemas/lending/dev-decision.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { dayJumps, decisionGroups } from './decision-groups.ts';
import type { SandboxLenderProps } from './props.ts';
import type { queries } from './queries.ts';
import { StatusJump } from './status-jump.tsx';

/** Decides for the lender, the partner, the bank and time itself, so that every way can be walked. Sandbox only. */
export function SandboxLender({
  data,
  block,
}: ViewProps<SandboxLenderProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { refresh } = useScreenMoves();
  const { busy, error, send } = useSend();
  const [done, setDone] = useState('');
  if (!data.sandbox) return null;
  const { status, decisionsCall } = data.sandbox;
  const decide = (body: DevDecision, label: string) =>
    void send(async () => {
      setDone('');
      await callPlatform(decisionsCall, { query: { language: locale }, body, locale });
      setDone(t('sandbox-lender.done', { what: label }));
      // The gate of the server leads to the screen of the new status, if it is another one.
      await refresh();
    });
  const button = (key: string, label: string, body: DevDecision) => (
    <button
      key={key}
      type="button"
      aria-disabled={busy}
      onClick={() => decide(body, label)}
      className="min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-left text-sm font-semibold hover:border-brand"
    >
      {label}
    </button>
  );
  return (
    <div className="wrap under-screen pb-8 print:hidden">
      {/* A press that opens it wakes the block, too: by then it is open, which the server's HTML did not say. */}
      <details
        suppressHydrationWarning
        className="group rounded-control border border-dashed border-line-strong bg-sun-soft text-sm"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 py-2 font-semibold text-sun-ink">
          <FlaskConical aria-hidden="true" className="size-4.5 shrink-0" />
          {t('sandbox-lender.title')}
        </summary>
        <div className="grid grid-cols-1 gap-5 px-4 pb-4">
          <p>
            {t('sandbox-lender.text')} {t('sandbox-lender.now')}{' '}
            <code className="font-semibold">{status ?? '?'}</code>
          </p>
          {decisionGroups.map(({ name, decisions }) => (
            <fieldset key={name} className="min-w-0">
              <legend className="font-semibold">{t(`sandbox-lender.${name}`)}</legend>
              <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
                {decisions.map((decision) => button(decision, t(`sandbox-lender.${decision}`), { decision }))}
              </div>
            </fieldset>
          ))}
          <fieldset className="min-w-0">
            <legend className="font-semibold">{t('sandbox-lender.time')}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {dayJumps.map((days) => button(`${days}`, t('sandbox-lender.days', { count: days }), { days }))}
            </div>
          </fieldset>
          <StatusJump
            id={block.id}
            current={status}
            onJump={(wanted) => decide({ status: wanted }, wanted)}
          />
          <p role="status" className={done ? 'font-semibold text-success' : 'hidden'}>
            {done}
          </p>
          <ErrorPanel text={error} />
        </div>
      </details>
    </div>
  );
}

export default SandboxLender;
