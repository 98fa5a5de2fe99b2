import { ChevronDown, ChevronRight, CircleAlert, EyeOff, Lock, Plus } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import type { Access } from '#registry/access.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { OutlineRow } from './outline-rows.ts';

/** A block in the outline. Drawn anew only when something of it changes: a page may have hundreds. */
export const BlockLine = memo(function BlockLine({
  row,
  chosen,
  focusable,
  open,
  hidden,
  failed,
  access,
  onChoose,
  onToggle,
}: {
  readonly row: Extract<OutlineRow, { kind: 'block' }>;
  readonly chosen: boolean;
  readonly focusable: boolean;
  readonly open: boolean;
  readonly hidden: 'access' | 'visibility' | undefined;
  readonly failed: boolean;
  /** Null for a block whose widget is not known. */
  readonly access: Access | null;
  readonly onChoose: (row: OutlineRow) => void;
  readonly onToggle: (key: string) => void;
}) {
  const { t } = useStudioTexts();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div
      role="treeitem"
      data-row={row.key}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-selected={chosen}
      {...(row.holds && { 'aria-expanded': open })}
      tabIndex={focusable ? 0 : -1}
      className="ed-row"
      style={indent(row.level)}
      onClick={() => onChoose(row)}
      onKeyDown={undefined}
    >
      {row.holds ? (
        <span
          aria-hidden="true"
          className="ed-chevron"
          onClick={(event) => {
            event.stopPropagation();
            onToggle(row.key);
          }}
        >
          <Chevron size={16} />
        </span>
      ) : (
        <span className="ed-chevron" />
      )}
      <span className="ed-row-words">
        <span className="font-medium">{row.title}</span>
        {row.words !== '' && <span className="ed-row-hint">{row.words}</span>}
      </span>
      {(failed || access === null) && (
        <CircleAlert role="img" aria-label={t('editor.row-broken')} size={16} className="text-danger" />
      )}
      {hidden === 'visibility' && (
        <EyeOff role="img" aria-label={t('editor.row-hidden')} size={16} className="text-ink-soft" />
      )}
      {access !== null && access.kind !== 'open' && (
        <Lock role="img" aria-label={t('editor.row-locked')} size={16} className="text-ink-soft" />
      )}
    </div>
  );
});

/** A place of a block: its name, and the way to fill it. */
export const PlaceLine = memo(function PlaceLine({
  row,
  focusable,
  onFill,
}: {
  readonly row: Extract<OutlineRow, { kind: 'place' }>;
  readonly focusable: boolean;
  readonly onFill: (parent: string, slot: string) => void;
}) {
  const { t } = useStudioTexts();
  return (
    <div
      role="treeitem"
      data-row={row.key}
      aria-level={row.level}
      aria-selected={false}
      aria-label={t('editor.fill-place', { title: row.title })}
      tabIndex={focusable ? 0 : -1}
      className="ed-row ed-row-place"
      style={indent(row.level)}
      onClick={() => onFill(row.parent, row.slot)}
      onKeyDown={undefined}
    >
      <span className="ed-chevron">
        <Plus aria-hidden="true" size={14} />
      </span>
      <span className="grow">{row.title}</span>
      {row.count === 0 && <span className="ed-row-hint">{t('editor.place-empty')}</span>}
    </div>
  );
});

const indent = (level: number): CSSProperties => ({ paddingInlineStart: `${0.25 + (level - 1) * 0.75}rem` });
