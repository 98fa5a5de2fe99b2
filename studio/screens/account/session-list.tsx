import type { ReactNode } from 'react';
import { browserOf } from '#schemas/browser-of.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';

interface Props {
  readonly sessions: readonly OpenSession[];
  /** What can be done about one. */
  readonly action?: (session: OpenSession, title: string) => ReactNode;
}

/** Where somebody is signed in: browser, address, since when and when last used. */
export function SessionList({ sessions, action }: Props) {
  const { t, locale } = useStudioTexts();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className="grid">
      {sessions.map((session) => {
        const { browser, system } = browserOf(session.agent);
        const title = [browser ?? t('account.unknown-browser'), system].filter(Boolean).join(', ');
        return (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{title}</span>
                {session.current && <Badge tone="good">{t('account.this-session')}</Badge>}
              </p>
              <p className="s-hint">
                {t('account.session-used', { at: moment.format(new Date(session.last_used_at)) })}
                {session.address !== null && <>, {session.address}</>}
              </p>
            </div>
            {action?.(session, title)}
          </li>
        );
      })}
    </ul>
  );
}
