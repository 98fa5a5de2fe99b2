import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import {
  type ContentKind,
  type ContentKindName,
  contentKinds,
  isContentKind,
} from '#schemas/content-kinds.ts';
import type { StaffRole } from '#schemas/staff.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { refName } from '../../history/plans/ref-name.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SearchField } from '../../parts/search-field.tsx';

interface Props {
  /** Names of what is in the release already. */
  readonly chosen: ReadonlySet<string>;
  readonly onPick: (entry: ContentEntry) => void;
  readonly onClose: () => void;
}

const kinds = Object.keys(contentKinds) as ContentKindName[];
const readOf = (kind: ContentKindName): StaffRole => {
  const { read }: ContentKind = contentKinds[kind];
  return read ?? 'author';
};
const most = 30;

/** Finds content for a release: what has changes that are not live comes to mind first, so that is the preset. */
export function EntryPicker({ chosen, onPick, onClose }: Props) {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const { may } = useStaff();
  const [kind, setKind] = useState<ContentKindName>('page');
  const [q, setQ] = useState('');
  const [everything, setEverything] = useState(false);
  const found = useQuery({
    queryKey: ['entry-picker', kind, q, everything],
    queryFn: async ({ signal }) => {
      const { list } = kindCalls(contentKinds[kind]);
      const query = { limit: most, ...(q !== '' && { q }) };
      const statuses = everything ? [undefined] : (['draft', 'changed'] as const);
      const answers = await Promise.all(
        statuses.map((status) => callStaff(list, { query: { ...query, status }, signal })),
      );
      return answers.flatMap(({ data }) => data);
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      title={t('release.add-title')}
      onClose={onClose}
      footer={
        <button type="button" className="s-btn s-btn-main" onClick={onClose}>
          {t('release.ready')}
        </button>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <select
            className="s-input w-auto"
            aria-label={t('release.kind')}
            value={kind}
            onChange={(event) => {
              if (isContentKind(event.target.value)) setKind(event.target.value);
            }}
          >
            {kinds
              .filter((one) => may(readOf(one)))
              .map((one) => (
                <option key={one} value={one}>
                  {t(`studio.kind-${one}`)}
                </option>
              ))}
          </select>
          <SearchField value={q} onSearch={setQ} />
        </div>
        <label className="flex min-h-7 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 accent-brand"
            checked={everything}
            onChange={(event) => setEverything(event.target.checked)}
          />
          {t('release.everything')}
        </label>
        {found.error && <p className="s-error">{words(found.error)}</p>}
        {found.data?.length === 0 && <p className="s-hint">{t('release.none-found')}</p>}
        <ul className="grid gap-1.5">
          {found.data?.map((entry) => {
            const isIn = chosen.has(refName(entry));
            return (
              <li
                key={refName(entry)}
                className="flex items-center gap-3 rounded-lg border border-line px-3 py-2"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{entryTitle(entry, locale)}</span>
                  <span className="s-hint">
                    {entry.key}
                    {entry.locale !== '' && ` (${entry.locale})`}
                  </span>
                </span>
                <StatusBadge status={entry.status} />
                <button
                  type="button"
                  className="s-btn s-icon-btn"
                  aria-disabled={isIn}
                  aria-label={t(isIn ? 'release.is-in' : 'release.put-in', {
                    title: entryTitle(entry, locale),
                  })}
                  onClick={() => !isIn && onPick(entry)}
                >
                  {isIn ? <Check aria-hidden="true" size={16} /> : <Plus aria-hidden="true" size={16} />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
