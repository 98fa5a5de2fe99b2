import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ChatAvailability } from '#schemas/chat.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { Moment } from '#ui/design/moment.tsx';
import type { ChatLine } from './chat-line.ts';
import type { Connection } from './chat-state.ts';

const note = 'border-b border-line px-4 py-2.5 text-sm';

/** Whether the line stands, told only where it does not; what can be done about it is beside the words. */
export function ConnectionNote({
  connection,
  onStart,
}: {
  readonly connection: Connection;
  readonly onStart: () => void;
}) {
  const { t, href, path } = usePage();
  // The place stays, so that what comes into it is read aloud.
  return (
    <div role="status" className="noscript:hidden">
      {connection === 'connecting' && <p className={`${note} text-ink-soft`}>{t('chat-room.connecting')}</p>}
      {connection === 'disconnected' && (
        <p className={`${note} bg-sun-soft font-semibold text-sun-ink`}>{t('chat-room.cut')}</p>
      )}
      {connection === 'replaced' && (
        <p className={`${note} bg-info-soft text-ink`}>
          {t('chat-room.replaced')}{' '}
          <button type="button" className="text-link min-h-11" onClick={onStart}>
            {t('chat-room.use-here')}
          </button>
        </p>
      )}
      {connection === 'over' && (
        <p className={`${note} bg-info-soft text-ink`}>
          {t('chat-room.over')}{' '}
          <a href={signInAddress(href('/signin'), { next: href(path) })} className="text-link">
            {t('chat-room.sign-in')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Whether somebody is there, and how long an answer takes; nothing where that is not known. */
export function AvailabilityNote({ availability }: { readonly availability: ChatAvailability | null }) {
  const { t } = usePage();
  if (!availability) return null;
  const { is_open, has_agents, opens_at, answer_minutes } = availability;
  if (is_open && (has_agents || answer_minutes > 0))
    return answer_minutes > 0 ? (
      <p className="text-sm text-ink-soft">{t('chat-room.answers-in', { count: answer_minutes })}</p>
    ) : null;
  if (opens_at === null) return <p className="text-sm text-ink-soft">{t('chat-room.nobody')}</p>;
  const [before = '', after = ''] = t('chat-room.opens', { when: '\n' }).split('\n');
  return (
    <p className="text-sm text-ink-soft">
      {before}
      <Moment at={opens_at} />
      {after}
    </p>
  );
}

/** Whether somebody is there: what the page came with, or asked for once where it came with nothing. */
export function useAvailability(
  line: ChatLine | null,
  first: ChatAvailability | null,
): ChatAvailability | null {
  const { locale } = usePage();
  const [known, setKnown] = useState(first);
  useEffect(() => {
    if (!line || first) return;
    // Without an answer nothing is said of it.
    callPlatform(line.availability, { locale }).then(
      ({ data }) => setKnown(data),
      () => undefined,
    );
  }, [line, first, locale]);
  return known;
}
