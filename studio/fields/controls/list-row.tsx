import type { LucideIcon } from 'lucide-react';
import { ArrowDown, ArrowUp, ChevronRight, CopyPlus, GripVertical, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';

interface Props {
  readonly rowKey: number;
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly place: FieldPlace;
  readonly open: boolean;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
  readonly dragged: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onMove: (to: number) => void;
  readonly onDouble: () => void;
  readonly onRemove: () => void;
  readonly onDrag: (index: number | null) => void;
  readonly onDrop: () => void;
}

/** One item of a list. Values without parts stand in the row itself; others open below their title. */
export function ListRow(props: Props) {
  const { index, count, title, place, open, wrong, readOnly } = props;
  const { Field } = useFields();
  const { t } = useStudioTexts();
  const bodyId = useId();
  const [over, setOver] = useState(false);
  const isPlain = place.shape.members.length === 0 && place.shape.control !== 'list';
  return (
    <li
      data-row={props.rowKey}
      className={`min-w-0 rounded-lg border bg-surface ${wrong ? 'border-danger' : over ? 'border-brand' : 'border-line'} ${props.dragged ? 'opacity-50' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        props.onDrop();
      }}
    >
      <div className="flex items-center gap-0.5 p-1">
        {!readOnly && (
          <span
            draggable
            aria-hidden="true"
            className="grid size-7 shrink-0 cursor-grab place-items-center text-ink-soft"
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', title);
              props.onDrag(index);
            }}
            onDragEnd={() => props.onDrag(null)}
          >
            <GripVertical size={16} />
          </span>
        )}
        {isPlain ? (
          <div className="min-w-0 grow py-1">
            <Field {...place} name={t('fields.item', { place: index + 1 })} />
          </div>
        ) : (
          <button
            type="button"
            className="flex min-h-8 min-w-0 grow items-center gap-1.5 rounded-md px-1 text-start font-medium hover:bg-sunken"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => props.onToggle(!open)}
          >
            <ChevronRight
              aria-hidden="true"
              size={16}
              className={`shrink-0 text-ink-soft transition-transform ${open ? 'rotate-90' : ''}`}
            />
            <span className="min-w-0 truncate">{title}</span>
            {wrong && <span className="s-badge s-badge-bad ms-auto">{t('fields.row-wrong')}</span>}
          </button>
        )}
        {!readOnly && (
          <span className="flex shrink-0">
            <RowButton
              icon={ArrowUp}
              label={t('fields.up', { title })}
              off={index === 0}
              act={() => props.onMove(index - 1)}
            />
            <RowButton
              icon={ArrowDown}
              label={t('fields.down', { title })}
              off={index === count - 1}
              act={() => props.onMove(index + 1)}
            />
            <RowButton
              icon={CopyPlus}
              label={t('fields.double', { title })}
              off={!props.mayAdd}
              act={props.onDouble}
            />
            <RowButton
              icon={Trash2}
              label={t('fields.remove', { title })}
              off={!props.mayRemove}
              act={props.onRemove}
            />
          </span>
        )}
      </div>
      {!isPlain && (
        <div id={bodyId} hidden={!open} className="border-line border-t p-3">
          {open && <Field {...place} />}
        </div>
      )}
    </li>
  );
}

interface RowButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

/** Stays where it is when it can do nothing, so that the focus does, too. */
function RowButton({ icon: Icon, label, off, act }: RowButtonProps) {
  return (
    <button
      type="button"
      className="grid size-7 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon aria-hidden="true" size={15} />
    </button>
  );
}
