import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Release, ReleaseEntry } from '#schemas/studio/release.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { EntryName } from '../../history/entry-name.tsx';
import { refName } from '../../history/plans/ref-name.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { changeRelease } from '../releases/release-calls.ts';
import { EntryPicker } from './entry-picker.tsx';
import { EntryVersion } from './entry-version.tsx';
import { useMayChange } from './use-may-change.ts';
import { useReleaseChange } from './use-release-change.ts';

const actions = ['publish', 'unpublish'] as const;

/** What is in a release; while it is open, things are put in and taken out. */
export function ReleaseContents({ release }: { readonly release: Release }) {
  const { t } = useStudioTexts();
  const change = useReleaseChange();
  const [picking, setPicking] = useState(false);
  const { id, title, note, entries, state } = release;
  const isOpen = useMayChange(release) && state === 'open';
  const put = (next: readonly ReleaseEntry[]) =>
    void change(() => changeRelease(id, { title, note, entries: [...next] }));
  return (
    <section className="s-card" aria-label={t('release.contents')}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-3">
        <h2 className="text-heading">
          {t('release.contents')} <span className="s-hint tabular-nums">({entries.length})</span>
        </h2>
        {isOpen && (
          <button type="button" className="s-btn" onClick={() => setPicking(true)}>
            <Plus aria-hidden="true" size={16} />
            {t('release.add')}
          </button>
        )}
      </div>
      {entries.length === 0 && <EmptyState title={t('release.empty')}>{t('release.empty-hint')}</EmptyState>}
      <ul>
        {entries.map((entry) => (
          <li
            key={refName(entry)}
            className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0"
          >
            <div className="grid min-w-0 grow gap-1">
              <div>
                <EntryName entry={entry} />
              </div>
              <EntryVersion release={release} entry={entry} />
            </div>
            {isOpen ? (
              <>
                <select
                  className="s-input w-auto"
                  aria-label={t('release.action-of', { title: entry.key })}
                  value={entry.action}
                  onChange={(event) => {
                    const action = actions.find((one) => one === event.target.value) ?? entry.action;
                    put(entries.map((one) => (one === entry ? { ...one, action } : one)));
                  }}
                >
                  {actions.map((action) => (
                    <option key={action} value={action}>
                      {t(`release.action-${action}`)}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  className="s-btn s-btn-quiet s-icon-btn"
                  aria-label={t('release.take-out', { title: entry.key })}
                  onClick={() => put(entries.filter((one) => one !== entry))}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </>
            ) : (
              <span className="s-badge">{t(`release.action-${entry.action}`)}</span>
            )}
          </li>
        ))}
      </ul>
      {picking && (
        <EntryPicker
          chosen={new Set(entries.map(refName))}
          onPick={({ kind, key, locale }) => put([...entries, { kind, key, locale, action: 'publish' }])}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}
