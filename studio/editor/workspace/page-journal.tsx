import { useCallback } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { isPage } from '../../history/compare/is-page.ts';
import { FoundWork } from '../../journal/found-work.tsx';
import { UnkeptNote } from '../../journal/unkept-note.tsx';
import { liftPage } from '../draft/lift-blocks.ts';
import { loadPage, saveMerged } from '../draft/save-page.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { Editor } from './use-editor.ts';

interface Props {
  readonly editor: Editor;
  readonly draft: Draft;
  readonly registry: Registry;
  readonly adopt: (entry: ContentEntry) => void;
  readonly readOnly: boolean;
}

/** What was typed into this page and is not stored: what windows left that are gone, and what has no copy. */
export function PageJournal({ editor, draft, registry, adopt, readOnly }: Props) {
  const { t } = useStudioTexts();
  const { saver, journal, found, state, entry, base } = draft;
  const lift = useCallback((body: unknown) => (isPage(body) ? liftPage(body, registry) : body), [registry]);
  const isUnsaved = state.kind === 'failed' || state.kind === 'conflict';
  const inConflict = state.kind === 'conflict' ? t('journal.merge-first') : undefined;
  return (
    <>
      {draft.keepFailure !== null && isUnsaved && <UnkeptNote failure={draft.keepFailure} />}
      {found.length > 0 && (
        <div className="max-h-1/2 shrink-0 overflow-y-auto p-2">
          <FoundWork
            journal={journal}
            found={found}
            entry={{ ...entry, draft: base }}
            blocked={readOnly ? t('journal.looking-on') : inConflict}
            lift={lift}
            readNewest={async () => {
              await saver.flush();
              if (saver.dirty()) throw new Error(t('editor.save-failed'));
              const newest = await loadPage(entry.key);
              return { ...newest, draft: lift(newest.draft) };
            }}
            onRestored={(body, newest) => {
              if (newest.version !== entry.version) adopt(newest);
              saver.change(body as PageDocument);
              editor.replace(body as PageDocument);
            }}
            onMerged={async (body, version) =>
              adopt(await saveMerged(entry.key, body as PageDocument, version))
            }
          />
        </div>
      )}
    </>
  );
}
