import { PenLine, RefreshCw, Users } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';
import { PersonMark } from './person-mark.tsx';
import type { Presence } from './use-presence.ts';

interface Props {
  readonly presence: Presence;
  /** Version of the draft in this window; left out where none is open. */
  readonly version?: number;
  /** Shows what somebody else saved meanwhile; left out where the editor does that by itself. */
  readonly onReload?: () => void;
}

/** Who else is here, who has the pen, and the way to take it. Nothing at all while nobody is and nothing is newer. */
export function PresenceBar({ presence, version, onReload }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const { others, holder, updatedBy } = presence;
  const isNewer = version !== undefined && presence.version !== null && presence.version > version;
  const takeOver = async () => {
    setBusy(true);
    await presence.takeOver().catch((error: unknown) => {
      say(words(error), 'problem');
    });
    setBusy(false);
  };
  return (
    <div role="status">
      {(others.length > 0 || isNewer) && (
        <div
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2 ${holder ? 'bg-sun-soft text-sun-ink' : 'bg-info-soft text-info'}`}
        >
          {others.length > 0 && (
            <p className="flex min-w-0 items-center gap-2">
              {holder ? (
                <PenLine aria-hidden="true" size={16} className="shrink-0" />
              ) : (
                <Users aria-hidden="true" size={16} className="shrink-0" />
              )}
              <span>
                {holder
                  ? t('presence.holds', { name: holder.name })
                  : t('presence.here', { names: [...new Set(others.map(({ name }) => name))].join(', ') })}
              </span>
            </p>
          )}
          <ul className="flex -space-x-1.5" aria-label={t('presence.people')}>
            {others.map((one) => (
              <li key={one.window_id}>
                <PersonMark name={one.name} email={one.email} />
              </li>
            ))}
          </ul>
          {isNewer && <p>{t('presence.newer', { name: updatedBy ?? t('presence.somebody') })}</p>}
          <span className="ms-auto flex flex-wrap gap-2">
            {isNewer && onReload && (
              <button type="button" className="s-btn" onClick={onReload}>
                <RefreshCw aria-hidden="true" size={16} />
                {t('presence.reload')}
              </button>
            )}
            {holder && (
              <button
                type="button"
                className="s-btn"
                aria-disabled={busy}
                onClick={() => !busy && void takeOver()}
              >
                {t('presence.take-over')}
              </button>
            )}
          </span>
        </div>
      )}
    </div>
  );
}
