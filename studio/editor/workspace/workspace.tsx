import { Puck } from '@puckeditor/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useChecks } from '../../checks/use-checks.ts';
import { MergeDialog } from '../../history/merge/merge-dialog.tsx';
import { PresenceBar } from '../../history/presence/presence-bar.tsx';
import type { Presence } from '../../history/presence/use-presence.ts';
import { useToast } from '../../parts/toast.tsx';
import { CanvasProvider } from '../canvas/canvas-context.tsx';
import { usePreparedPage } from '../canvas/use-prepared-page.ts';
import { pathOf, visitorOf } from '../draft/page-path.ts';
import { saveMerged } from '../draft/save-page.ts';
import type { Draft } from '../draft/use-draft.ts';
import { createBlockCommands } from './block-commands.ts';
import { EditorProvider } from './editor-context.tsx';
import { EditorHeader } from './header.tsx';
import { PageActions } from './page-actions.tsx';
import { PageJournal } from './page-journal.tsx';
import { type PanelTab, RightPanel } from './right-panel.tsx';
import { type EmptyPlace, SidePart } from './side-part.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useChosenId, useEditedPage, useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useNewest } from './use-newest.ts';
import { useShowChosen } from './use-show-chosen.ts';
import { useStoreDraft } from './use-store-draft.ts';
import { type View, ViewSwitch } from './view-switch.tsx';
import { CanvasRoom, firstWidth } from './widths.tsx';

interface Props {
  readonly opened: ContentEntry;
  readonly draft: Draft;
  readonly presence: Presence;
  readonly registry: Registry;
  /** The site's main language: the one the page is opened in. */
  readonly mainLocale: string;
}

/** Everything around Puck's canvas: head, outline and palette, fields; and what keeps the draft stored. */
export function Workspace({ opened, draft, presence, registry, mainLocale }: Props) {
  const { t, locale: spoken } = useStudioTexts();
  const say = useToast();
  const words = useErrorWords();
  const [locale, setLocale] = useState(mainLocale);
  const [width, setWidth] = useState(() => firstWidth(innerWidth));
  const [view, setView] = useState<View>('canvas');
  const [tab, setTab] = useState<PanelTab>('fields');
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [merging, setMerging] = useState(false);
  const [filling, setFilling] = useState<EmptyPlace | null>(null);
  const { announce, line } = useAnnouncer();
  const panel = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);
  const editor = useEditor(registry);
  const page = useEditedPage(editor);
  const chosen = useChosenId();
  const newest = useNewest(editor, draft, presence);
  const { readOnly, adopt } = newest;
  useStoreDraft(page, { editor, draft, readOnly });
  useShowChosen(chosen, page.blocks);
  const checks = useChecks({ kind: opened.kind, key: opened.key, data: page });
  const path = pathOf(opened.key);
  const visitor = useMemo(() => visitorOf(opened.key), [opened.key]);
  const { prepared, failure } = usePreparedPage(page, { path, locale, visitor });
  const commands = useMemo(
    () => createBlockCommands({ editor, registry, t, announce, complain: (text) => say(text, 'problem') }),
    [editor, registry, t, announce, say],
  );
  const keys = useEditorKeys({
    editor,
    commands,
    chosen,
    readOnly,
    save: () => void draft.saver.flush(),
  });
  const state = useMemo(
    () => ({
      ...{ registry, editor, commands, prepared, locale, mainLocale, readOnly },
      onMainLocale: () => setLocale(mainLocale),
    }),
    [registry, editor, commands, prepared, locale, mainLocale, readOnly],
  );
  const fill = useCallback((parent: string, slot: string) => {
    setFilling({ parent, slot });
    setView('outline');
  }, []);
  const canvas = useMemo(
    () => ({ registry, prepared, locale, t, spoken, onFill: fill }),
    [registry, prepared, locale, t, spoken, fill],
  );
  const jump = ({ block_id, path: place, locale: of }: Pick<Finding, 'block_id' | 'path' | 'locale'>) => {
    // A finding that names no language is about the texts of the main one.
    setLocale(of ?? mainLocale);
    editor.select(block_id ?? null);
    setView('panel');
    setTab('fields');
    setFocusOn(null);
    // After the fields of the other block are there.
    requestAnimationFrame(() => setFocusOn(place));
  };
  const openPanel = useCallback(() => {
    setView('panel');
    setTab('fields');
    requestAnimationFrame(() => focusFirst(panel.current));
  }, []);
  const conflict = draft.state.kind === 'conflict' ? draft.state.current : null;
  return (
    <EditorProvider value={state}>
      <CanvasProvider value={canvas}>
        <div className="ed" {...keys}>
          <EditorHeader
            title={page.title}
            entry={draft.entry}
            save={draft.state}
            editor={editor}
            languages={prepared.plan.languages}
            locale={locale}
            onLocale={setLocale}
            width={width}
            onWidth={setWidth}
            people={
              <PresenceBar
                presence={{ ...presence, takeOver: newest.takeOver }}
                version={draft.entry.version}
                {...(!readOnly &&
                  draft.state.kind === 'saved' && {
                    onReload: () =>
                      void newest.reload().catch((error: unknown) => say(words(error), 'problem')),
                  })}
              />
            }
            actions={
              <PageActions
                title={page.title}
                draft={draft}
                path={path}
                locale={locale}
                onJump={jump}
                onAdopt={adopt}
                onMerge={conflict ? () => setMerging(true) : null}
              />
            }
          />
          <aside
            ref={side}
            className="ed-side"
            data-view={view === 'outline' ? 'shown' : 'hidden'}
            aria-label={t('editor.left')}
          >
            <SidePart
              blocks={page.blocks}
              chosen={chosen}
              onOpen={openPanel}
              filling={filling}
              onFill={setFilling}
            />
          </aside>
          <main className="ed-center" data-view={view === 'canvas' ? 'shown' : 'hidden'}>
            {failure !== null && (
              <p role="status" className="bg-sun-soft px-4 py-2 text-small text-sun-ink">
                {t('editor.plan-failed')}
              </p>
            )}
            {readOnly && (
              <p role="status" className="bg-sun-soft px-4 py-2 text-small text-sun-ink">
                {t('editor.read-only')}
              </p>
            )}
            <PageJournal
              editor={editor}
              draft={draft}
              registry={registry}
              adopt={adopt}
              readOnly={readOnly}
            />
            <CanvasRoom width={width}>
              <Puck.Preview />
            </CanvasRoom>
          </main>
          <aside
            ref={panel}
            className="ed-panel"
            data-view={view === 'panel' ? 'shown' : 'hidden'}
            aria-label={t('editor.panel')}
            onBlur={editor.flushTyped}
            onKeyDown={(event) => {
              // Out of the fields, back to where the block was chosen.
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              setView('outline');
              side.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
            }}
          >
            <RightPanel
              page={page}
              chosen={chosen}
              checks={checks}
              focusOn={focusOn}
              tab={tab}
              onTab={setTab}
              onJump={jump}
            />
          </aside>
          <ViewSwitch value={view} onChange={setView} />
          {line}
          {merging && conflict && (
            <MergeDialog
              base={draft.base}
              mine={page}
              theirs={conflict}
              onMerged={async (body, version) => {
                adopt(await saveMerged(opened.key, body as PageDocument, version));
                setMerging(false);
                say(t('editor.merged'));
              }}
              onClose={() => setMerging(false)}
            />
          )}
        </div>
      </CanvasProvider>
    </EditorProvider>
  );
}

function focusFirst(root: HTMLElement | null): void {
  root
    ?.querySelector<HTMLElement>('[role="tabpanel"] :is(input, textarea, select, [contenteditable="true"])')
    ?.focus();
}
