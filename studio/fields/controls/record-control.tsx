import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isRecord } from '#registry/is-record.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { emptyValue } from '../shape/empty-value.ts';
import { childPointer } from '../state/pointers.ts';
import { useField } from '../use-field.ts';

/** Names with values, e.g. a text by language: pairs that are added and taken out. */
export function RecordControl(place: FieldPlace) {
  const field = useField(place);
  const { Field } = useFields();
  const { t } = useStudioTexts();
  const [name, setName] = useState('');
  const { item } = place.shape;
  if (!item) return null;
  const value = isRecord(field.value) ? field.value : {};
  const wanted = name.trim();
  const mayAdd = wanted !== '' && !Object.hasOwn(value, wanted);
  const add = () => {
    if (!mayAdd) return;
    field.set({ ...value, [wanted]: emptyValue(item) });
    setName('');
  };
  return (
    <fieldset
      data-field={place.pointer}
      className="grid min-w-0 gap-2 rounded-lg border border-line p-3 pt-1"
    >
      <legend className="s-label px-1">{field.title}</legend>
      {field.hint && <p className="s-hint">{field.hint}</p>}
      {Object.keys(value).map((one) => (
        <div key={one} className="flex items-end gap-1">
          <div className="min-w-0 grow">
            <Field shape={item} pointer={childPointer(place.pointer, one)} name={one} required />
          </div>
          {!field.readOnly && (
            <button
              type="button"
              className="s-btn s-btn-quiet s-icon-btn"
              aria-label={t('fields.remove', { title: one })}
              onClick={() =>
                field.set(Object.fromEntries(Object.entries(value).filter(([key]) => key !== one)))
              }
            >
              <Trash2 aria-hidden="true" size={16} />
            </button>
          )}
        </div>
      ))}
      {!field.readOnly && (
        <div className="flex gap-2">
          <input
            className="s-input max-w-48"
            aria-label={t('fields.new-name', { title: field.title })}
            placeholder={t('fields.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <button type="button" className="s-btn" aria-disabled={!mayAdd} onClick={add}>
            <Plus aria-hidden="true" size={16} />
            {t('fields.add')}
          </button>
        </div>
      )}
    </fieldset>
  );
}
