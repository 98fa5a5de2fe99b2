import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { BankFrame } from './bank-frame.tsx';
import type { BankLinkCalls } from './bank-link-calls.ts';
import { type IdentityWay, OtherWays } from './other-ways.tsx';
import { type BankLinkControl, type BankLinkPhase, longAfter, useBankLink } from './use-bank-link.ts';

interface BankLinkProps {
  readonly id: string;
  readonly calls: BankLinkCalls;
  readonly start: BankLinkPhase;
  readonly way: Exclude<IdentityWay, 'transfer'>;
  /** Whether the bank's page can be shown inside ours. */
  readonly framed: boolean;
  /** What happens and what is read, before anything is opened. */
  readonly intro: ReactNode;
}

/** An identification by a bank from its beginning to its end, whatever happens on the way. */
export function BankLink(props: BankLinkProps) {
  const link = useBankLink(props.calls, props.start);
  const { at } = link.phase;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  // What had the focus is gone with the phase before. Frame and result take it themselves; at first nobody's is taken.
  useEffect(() => {
    const before = shown.current;
    shown.current = at;
    if (before !== at && before !== 'checking' && at !== 'open' && at !== 'failed') place.current?.focus();
  }, [at]);
  return (
    <div ref={place} tabIndex={-1} className="grid min-w-0 grid-cols-1 outline-none">
      <Phase {...props} link={link} />
    </div>
  );
}

function Phase({ id, start, way, framed, intro, link }: BankLinkProps & { readonly link: BankLinkControl }) {
  const { t } = usePage();
  const { phase, busy, error } = link;
  switch (phase.at) {
    case 'checking':
      return <Waiting text={t('identification.checking')} />;
    case 'intro':
      return (
        <div className="grid grid-cols-1 gap-5">
          {intro}
          <noscript>
            <p className="rounded-control bg-info-soft p-4 font-medium text-info">{t('account.noscript')}</p>
          </noscript>
          <ErrorPanel text={error} />
          <SendButton
            busy={busy}
            label={t(framed ? 'identification.start' : 'identification.redirect')}
            onPress={() => link.open(framed)}
          />
          {framed && (
            <SendButton
              busy={false}
              look="secondary"
              label={t('identification.redirect')}
              onPress={() => link.open(false)}
            />
          )}
        </div>
      );
    case 'open':
      return <BankFrame access={phase.access} onEnd={link.askNow} onRedirect={() => link.open(false)} />;
    case 'accounts':
      return (
        <BankAccounts
          key={phase.linkId}
          id={id}
          accounts={phase.accounts}
          busy={busy}
          error={error}
          onChoose={(accountId) => link.choose(phase.linkId, accountId)}
        />
      );
    case 'importing':
      return (
        <Waiting
          text={t('identification.importing')}
          more={t(
            phase.asked < longAfter ? 'identification.importing-text' : 'identification.importing-long',
          )}
        />
      );
    case 'failed':
      return (
        <Result
          kind="failed"
          title={t(`identification.fail.${phase.failure}`)}
          text={t(`identification.fail.${phase.failure}-text`)}
          takesFocus={start.at !== 'failed'}
        >
          <SendButton
            busy={busy}
            wide={false}
            label={t(
              phase.failure === 'name-mismatch' ? 'identification.own-account' : 'identification.again',
            )}
            onPress={link.restart}
          />
          <OtherWays without={way} />
        </Result>
      );
  }
}

/** Something works that the customer need not wait beside. */
function Waiting({ text, more = '' }: { readonly text: string; readonly more?: string }) {
  return (
    <div role="status" className="flex items-start gap-4 rounded-control bg-sunken p-5">
      <LoaderCircle
        aria-hidden="true"
        className="mt-0.5 size-6 shrink-0 animate-spin text-brand motion-reduce:animate-none"
      />
      <div className="min-w-0">
        <p className="font-semibold break-words">{text}</p>
        {more && <p className="mt-1 text-ink-soft">{more}</p>}
      </div>
    </div>
  );
}
