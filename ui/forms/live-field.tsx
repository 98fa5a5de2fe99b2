import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { errorWords } from './error-words.ts';
import { fieldKinds } from './field-kinds.ts';
import { useFormParts } from './form-parts.tsx';
import { describedByOf } from './frame/described-by.ts';
import { LabelFrame } from './frame/label-frame.tsx';

/**
 * One field, bound to the form's state. It draws again only when something of its own changes, so a key typed in a form
 * of 200 fields draws one of them.
 */
export const LiveField = memo(function LiveField({ alias }: { readonly alias: string }) {
  const { id: formId, store, services, leave } = useFormParts();
  const field = useStore(store.state, () => store.field(alias));
  const cell = useStore(store.state, ({ cells }) => cells.get(alias));
  const { onChange, onBlur } = useMemo(
    () => ({
      onChange: (value: unknown) => store.change(alias, value),
      onBlur: () => leave(alias),
    }),
    [store, alias, leave],
  );
  const kind = field && fieldKinds.get(field.type);
  if (!kind || !cell?.visible) return null;

  const id = `${formId}-${alias}`;
  const error = cell.error && errorWords(cell.error, field, services);
  const view = (
    <kind.View
      field={field}
      id={id}
      name={alias}
      value={cell.value}
      error={error}
      required={cell.required}
      disabled={false}
      describedBy={describedByOf(id, field, error)}
      allowed={cell.allowed}
      onChange={onChange}
      onBlur={onBlur}
      services={services}
    />
  );
  if (field.type === 'hidden') return view;
  return (
    <div data-field={alias} className={field.width === 'half' ? 'form-cell' : 'form-cell form-cell-full'}>
      {kind.frame === 'label' ? (
        <LabelFrame field={field} id={id} error={error} required={cell.required} services={services}>
          {view}
        </LabelFrame>
      ) : (
        view
      )}
    </div>
  );
});
