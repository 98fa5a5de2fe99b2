import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Block } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useEditorState } from '../workspace/editor-context.tsx';
import { BlockLine, PlaceLine } from './outline-lines.tsx';
import { keptRows, type OutlineRow, outlineRows } from './outline-rows.ts';
import { type Landing, useFollowChosen } from './use-follow-chosen.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly chosen: string | null;
  /** Opens the fields of the chosen block, with the focus in them. */
  readonly onOpen: () => void;
  /** Opens the palette for a place. */
  readonly onFill: (parent: string, slot: string) => void;
  /** Line that takes the focus, which comes back from the palette; null while it is elsewhere. */
  readonly landing: Landing | null;
  readonly onLanded: () => void;
}

/** The page as a tree: every block in reading order, chosen and moved by keys alone ([issue 6]). */
export const Outline = memo(function Outline(props: Props) {
  const { blocks, chosen, onOpen, onFill, landing, onLanded } = props;
  const { t } = useStudioTexts();
  const { registry, editor, prepared } = useEditorState();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly OutlineRow[]>([]);
  const rows = useMemo(
    () => keptRows(outlineRows(blocks, registry, { closed }), shown.current),
    [blocks, registry, closed],
  );
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const activeAt = active === null ? -1 : rows.findIndex(({ key }) => key === active);
  const at =
    activeAt >= 0
      ? activeAt
      : Math.max(
          0,
          rows.findIndex(({ key }) => key === chosen),
        );
  const { onFocus, onBlur } = useFollowChosen({ tree, rows, chosen, landing, onLanded, onFollow: setActive });
  const toggle = useCallback(
    (key: string) =>
      setClosed((now) => {
        const next = new Set(now);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const choose = useCallback(
    (row: OutlineRow | undefined) => {
      if (!row) return;
      setActive(row.key);
      if (row.kind === 'block') editor.select(row.block.id);
      tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`)?.focus();
    },
    [editor],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key is a command of the editor.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[at];
    const to = keyTarget(event.key, rows, at);
    if (to !== undefined) choose(rows[to]);
    else if (event.key === 'ArrowRight' && row?.kind === 'block' && row.holds) {
      if (closed.has(row.key)) toggle(row.key);
      else choose(rows[at + 1]);
    } else if (event.key === 'ArrowLeft' && row) {
      if (row.kind === 'block' && row.holds && !closed.has(row.key)) toggle(row.key);
      else choose(rows.slice(0, at).findLast(({ level }) => level < row.level));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (row?.kind === 'place') onFill(row.parent, row.slot);
      else if (row) {
        editor.select(row.block.id);
        onOpen();
      }
    } else return;
    event.preventDefault();
  };
  if (rows.length === 0) return <p className="p-4 text-ink-soft">{t('editor.outline-empty')}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('editor.outline')}
      className="ed-tree"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {rows.map((row, index) =>
        row.kind === 'block' ? (
          <BlockLine
            key={row.key}
            row={row}
            chosen={row.block.id === chosen}
            focusable={index === at}
            open={!closed.has(row.key)}
            hidden={prepared.blocks.get(row.block.id)?.hidden}
            failed={prepared.failures.has(row.block.id)}
            access={registry.get(row.block.type)?.access ?? null}
            onChoose={choose}
            onToggle={toggle}
          />
        ) : (
          <PlaceLine key={row.key} row={row} focusable={index === at} onFill={onFill} />
        ),
      )}
    </div>
  );
});

function keyTarget(key: string, rows: readonly OutlineRow[], at: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, rows.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? rows.length - 1 : undefined;
}
