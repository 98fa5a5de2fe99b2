import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useErrorWords } from '../app/error-words.ts';
import { useStaff } from '../app/staff-session.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { useLeaving } from '../app/unsaved-work.ts';
import { formatMoment } from '../history/moment.tsx';
import { refOfName } from '../journal/journal-name.ts';
import { type KeptJournal, keptJournals, removeJournals } from '../journal/kept-journals.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useToast } from '../parts/toast.tsx';

/** Signs out; names what would be lost and asks first. */
export function SignOut() {
  const { t, locale } = useStudioTexts();
  const { self, signOut } = useStaff();
  const leaving = useLeaving();
  const words = useErrorWords();
  const say = useToast();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const nameOf = ({ name, at }: KeptJournal): string => {
    const { kind, key } = refOfName(name) ?? { kind: '', key: '' };
    const title = t(`studio.kind-${kind}`);
    const what = key === '' ? t('leaving.new-entry', { kind: title }) : `${title}: ${key}`;
    return `${what}, ${formatMoment(new Date(at).toISOString(), locale)}`;
  };
  /** Deletes what this browser keeps for this person, too: nothing may stay on a shared machine. */
  const out = () =>
    signOut(() => {
      removeJournals(localStorage, self.email);
      leaving.letGo();
    });
  const start = async () => {
    const kept = keptJournals(localStorage, self.email).map(nameOf);
    const unsaved = kept.length === 0 && leaving.dirty() ? [t('leaving.this-screen')] : kept;
    if (unsaved.length > 0) return setAsked([...new Set(unsaved)]);
    await out().catch((error: unknown) => say(words(error), 'problem'));
  };
  return (
    <>
      <button
        type="button"
        className="s-btn s-btn-quiet s-icon-btn shrink-0"
        aria-label={t('studio.sign-out')}
        title={t('studio.sign-out')}
        onClick={() => void start()}
      >
        <LogOut aria-hidden="true" size={18} />
      </button>
      {asked &&
        // Behind the screen, whose heading comes first.
        createPortal(
          <ConfirmDialog
            title={t('leaving.sign-out-title')}
            confirm={t('leaving.sign-out')}
            danger
            onConfirm={out}
            onClose={() => setAsked(null)}
          >
            <p>{t('leaving.sign-out-text')}</p>
            <ul className="mt-2 ms-5 list-disc">
              {asked.map((what) => (
                <li key={what} className="wrap-anywhere">
                  {what}
                </li>
              ))}
            </ul>
          </ConfirmDialog>,
          document.body,
        )}
    </>
  );
}
