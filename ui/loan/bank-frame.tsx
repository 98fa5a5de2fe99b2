import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { LinkAccess } from '#schemas/lending/bank-link.ts';

interface BankFrameProps {
  readonly access: LinkAccess;
  /** The framed page says that it is over; what it says is not believed but asked for. */
  readonly onEnd: () => void;
  readonly onRedirect: () => void;
}

/** What a provider's page may do inside ours: its own work, and opening the bank. */
const providerMay =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation';
/** Milliseconds after which a page that has not loaded is called slow. */
const slowMs = 12_000;

/** The bank's page inside ours. Only messages of this very frame, from its own origin and about this link, are heard. */
export function BankFrame({ access, onEnd, onRedirect }: BankFrameProps) {
  const { t } = usePage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    frame.current?.focus();
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (event.origin !== (access.origin || location.origin)) return;
      if (isAbout(event.data, access.link_id)) end.current();
    };
    window.addEventListener('message', hear);
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowMs);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [access]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className={state === 'loaded' ? 'sr-only' : 'font-medium text-ink-soft'}>
        {t(`identification.frame-${state}`)}
      </p>
      <iframe
        ref={frame}
        title={t('identification.frame')}
        src={access.widget_url}
        onLoad={() => setState('loaded')}
        // A frame of our own origin could take the attribute off again, and browsers warn of it.
        {...(access.origin !== '' && { sandbox: providerMay })}
        className="h-[38rem] max-h-[85vh] w-full rounded-control border border-line-strong bg-surface"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-soft">
        <p className="min-w-0 flex-1 basis-56">{t('identification.frame-other')}</p>
        <button type="button" className="btn btn-secondary" onClick={onRedirect}>
          {t('identification.redirect')}
        </button>
      </div>
    </div>
  );
}

const isAbout = (message: unknown, linkId: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'source' in message &&
  message.source === 'bank-link' &&
  'link_id' in message &&
  message.link_id === linkId;
