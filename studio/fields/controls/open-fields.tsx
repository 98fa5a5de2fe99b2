import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import type { Control } from '../shape/field-shape.ts';
import { readShape } from '../shape/read-shape.ts';
import { put } from '../state/fields-state.ts';
import { openFields, openName } from '../state/open-names.ts';
import { childPointer, valueAt } from '../state/pointers.ts';

const kinds = ['text', 'number', 'flag'] as const;
const beginnings: Readonly<Record<(typeof kinds)[number], unknown>> = { text: '', number: 0, flag: false };

/** Values of an object that its schema does not name: each with the control its value asks for, and a way to add one. */
export function OpenFields({ shape, pointer }: Pick<FieldPlace, 'shape' | 'pointer'>) {
  const { Field, state, change, readOnly } = useFields();
  const { t } = useStudioTexts();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('text');
  const around = valueAt(state.value, pointer.slice(0, pointer.lastIndexOf('/')));
  const known = new Set(shape.members.map((member) => member.name));
  const fields = openFields(valueAt(state.value, pointer), Array.isArray(around) ? around : [], known);
  const mayAdd = openName.test(name) && !known.has(name) && !fields.some((field) => field.name === name);
  const add = () => {
    if (!mayAdd) return;
    change((now) => put(now, childPointer(pointer, name), beginnings[kind]));
    setName('');
  };
  const labelOf = (one: string): string => {
    const label = `${shape.openLabels ?? ''}${one}`;
    const words = t(label);
    return words === label ? one : words;
  };
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.name}
          shape={openShape(field.control, labelOf(field.name))}
          pointer={childPointer(pointer, field.name)}
          name={field.name}
          required={false}
        />
      ))}
      {!readOnly && (
        <div className="flex flex-wrap gap-2">
          <input
            className="s-input max-w-48 font-mono text-small"
            aria-label={t('fields.open-name')}
            placeholder={t('fields.open-name')}
            value={name}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setName(event.target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <select
            className="s-input max-w-36"
            aria-label={t('fields.open-kind')}
            value={kind}
            onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'text')}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`fields.open-${one}`)}
              </option>
            ))}
          </select>
          <button type="button" className="s-btn" aria-disabled={!mayAdd} onClick={add}>
            <Plus aria-hidden="true" size={16} />
            {t('fields.open-add')}
          </button>
        </div>
      )}
    </>
  );
}

/** The shape of a value of which nothing but its control is known. */
const openShape = (control: Control, title: string) => ({ ...readShape({ title }), control });
