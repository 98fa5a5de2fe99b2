import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { emptyValue, renewIds } from '../shape/empty-value.ts';
import { fieldProblem, itemTitle } from '../state/field-problems.ts';
import { append, put, rearrange } from '../state/fields-state.ts';
import { childPointer, isWithin, valueAt } from '../state/pointers.ts';
import { useField } from '../use-field.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { ListRow } from './list-row.tsx';

/** A list: rows with titles that open, moved by dragging or by buttons, doubled and taken out. */
export function ListControl(place: FieldPlace) {
  const { shape, pointer } = place;
  const { state, change, errors, focusOn } = useFields();
  const field = useField(place);
  const { t } = useStudioTexts();
  const list = valueAt(state.value, pointer);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const rows = useRowKeys(items.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  const { item } = shape;
  if (!item) return null;

  const order = (next: readonly number[]) => {
    rows.rearrange(next);
    change((now) => rearrange(now, pointer, next));
  };
  const positions = items.map((_, i) => i);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    const rest = positions.filter((i) => i !== from);
    order([...rest.slice(0, to), from, ...rest.slice(to)]);
    setAnnouncement(t('fields.moved', { place: to + 1, count: items.length }));
  };
  const add = () => {
    const key = rows.add();
    setOpen((now) => new Set([...now, key]));
    change((now) => append(now, pointer, emptyValue(item)));
    // The first field of the new row is what is written next.
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`[data-row="${key}"] :is(input, textarea, select)`)?.focus();
    });
  };
  const error = Object.hasOwn(errors, pointer) ? errors[pointer] : undefined;
  const problem = error === undefined ? null : fieldProblem(shape, items, place.required);
  const isFull = items.length >= shape.maxItems;
  return (
    <fieldset ref={root} data-field={pointer} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="s-label mb-1.5">
        {field.title} <span className="s-hint font-normal">({items.length})</span>
      </legend>
      {field.hint && <p className="s-hint">{field.hint}</p>}
      {items.length > 0 && (
        <ol className="grid min-w-0 grid-cols-1 gap-1.5">
          {items.map((value, i) => {
            const key = rows.keys[i] ?? i;
            const at = childPointer(pointer, i);
            const wrong = Object.keys(errors).some((one) => isWithin(one, at));
            return (
              <ListRow
                key={key}
                rowKey={key}
                index={i}
                count={items.length}
                title={itemTitle(item, value) || t('fields.item', { place: i + 1 })}
                place={{ shape: item, pointer: at, name: '', required: true }}
                open={open.has(key) || wrong || (focusOn !== null && isWithin(focusOn, at))}
                wrong={wrong}
                readOnly={field.readOnly}
                mayAdd={!isFull}
                mayRemove={items.length > shape.minItems}
                dragged={dragged === i}
                onToggle={(wanted) =>
                  setOpen((now) => new Set(wanted ? [...now, key] : [...now].filter((one) => one !== key)))
                }
                onMove={(to) => move(i, to)}
                onDouble={() => {
                  order([...positions.slice(0, i + 1), i, ...positions.slice(i + 1)]);
                  change((now) =>
                    put(now, childPointer(pointer, i + 1), renewIds(item, structuredClone(value))),
                  );
                  setAnnouncement(t('fields.doubled', { place: i + 2 }));
                }}
                onRemove={() => {
                  order(positions.filter((one) => one !== i));
                  setAnnouncement(t('fields.removed', { count: items.length - 1 }));
                  root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                }}
                onDrag={setDragged}
                onDrop={() => {
                  if (dragged !== null) move(dragged, i);
                }}
              />
            );
          })}
        </ol>
      )}
      {(problem || error !== undefined) && (
        <p className="s-error">{problem ? t(problem.text, problem.values ?? {}) : error}</p>
      )}
      {!field.readOnly && (
        <button
          type="button"
          data-add=""
          className="s-btn justify-self-start"
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) add();
          }}
        >
          <Plus aria-hidden="true" size={16} />
          {t('fields.add')}
          <span className="sr-only">: {field.title}</span>
        </button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
