import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useUnsavedWork } from '../../app/unsaved-work.ts';
import { authorName } from '../../history/author-name.ts';
import { readEntry } from '../../history/entry-calls.ts';
import { MergeDialog } from '../../history/merge/merge-dialog.tsx';
import { formatMoment } from '../../history/moment.tsx';
import { PlanButton } from '../../history/plans/plan-button.tsx';
import { PresenceBar } from '../../history/presence/presence-bar.tsx';
import { usePresence } from '../../history/presence/use-presence.ts';
import { FoundWork } from '../../journal/found-work.tsx';
import { UnkeptNote } from '../../journal/unkept-note.tsx';
import { StatusBadge } from '../../parts/badge.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import type { EntityKind } from '../entity-kind.ts';
import { BodyFields } from './body-fields.tsx';
import { EntityActions } from './entity-actions.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { useEntityDraft } from './use-entity-draft.ts';
import { useNewestEntry } from './use-newest-entry.ts';
import { UsedIn } from './used-in.tsx';

interface Props {
  readonly entity: EntityKind;
  readonly entry: EntryRef;
  readonly draft: ReturnType<typeof useEntityDraft>;
  /** Its name in presence. */
  readonly windowId: string;
  readonly tabs: ReactNode;
}

/** The form of an entry: its body, what can be done with it, who else is at it, and where it is used. */
export function EntityForm({ entity, entry, draft, windowId, tabs }: Props) {
  const { t, locale: spoken } = useStudioTexts();
  const presence = usePresence(entry, windowId);
  const newest = useNewestEntry(draft, presence);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const { changed, keepFailure } = draft;
  useUnsavedWork({ dirty: () => changed, drop: draft.journal.drop });
  if (!draft.entry) return null;
  const show = (pointer: string) => {
    setFocusOn(null);
    // After the dialog is gone, and again when the same place is asked for twice.
    requestAnimationFrame(() => setFocusOn(pointer));
  };
  const { updated_at, updated_by, version } = draft.entry;
  const title = entryTitle({ key: entry.key, draft: draft.body }, spoken);
  return (
    <div className="max-w-5xl">
      <Toolbar
        title={title}
        badge={
          <>
            <span role="status" className="flex flex-wrap gap-2">
              <StatusBadge status={draft.entry.status} />
              {changed && <span className="s-badge s-badge-note">{t('entities.unsaved')}</span>}
            </span>
            <PlanButton entry={draft.entry} title={title} />
          </>
        }
        lead={t('entities.saved-by', {
          at: formatMoment(updated_at, spoken),
          name: authorName(t, updated_by),
        })}
        back={
          <Link className="s-link" to={`/${entity.path}`}>
            {t(`entities.${entity.kind}-title`)}
          </Link>
        }
      >
        <EntityActions entity={entity} entry={entry} draft={draft} onJump={({ path }) => show(path)} />
      </Toolbar>
      {tabs}
      <PresenceBar
        presence={{ ...presence, takeOver: newest.takeOver }}
        version={version}
        {...(!changed && { onReload: () => void draft.reload() })}
      />
      {changed && keepFailure && <UnkeptNote failure={keepFailure} />}
      {!changed && draft.found.length > 0 && (
        <div className="mb-4">
          <FoundWork
            journal={draft.journal}
            found={draft.found}
            entry={draft.entry}
            blocked={newest.readOnly ? t('journal.looking-on') : undefined}
            readNewest={() => readEntry(entry)}
            onRestored={draft.restore}
            onMerged={draft.merge}
          />
        </div>
      )}
      {draft.refusal && <RefusalNote refusal={draft.refusal} onShow={show} />}
      <BodyFields
        entity={entity}
        entryKey={entry.key}
        locale={entry.locale}
        value={draft.body}
        onChange={(body) => {
          setFocusOn(null);
          draft.edit(body);
        }}
        errors={draft.refusal?.fields ?? noErrors}
        readOnly={newest.readOnly}
        focusOn={focusOn}
      />
      <UsedIn entry={entry} />
      {draft.conflict && (
        <MergeDialog
          base={draft.entry.draft}
          mine={draft.body}
          theirs={draft.conflict}
          onMerged={draft.merge}
          onClose={draft.closeConflict}
        />
      )}
    </div>
  );
}

const noErrors: Readonly<Record<string, string>> = {};
