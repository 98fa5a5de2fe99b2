import { Plus, Trash2 } from 'lucide-react';
import { isRecord } from '#registry/is-record.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { emptyValue } from '../shape/empty-value.ts';
import type { FieldShape } from '../shape/field-shape.ts';
import { childPointer, valueAt } from '../state/pointers.ts';
import { useField } from '../use-field.ts';
import { OpenFields } from './open-fields.tsx';

/** The fields of an object, without a frame of its own. */
export function Members({ shape, pointer }: Pick<FieldPlace, 'shape' | 'pointer'>) {
  const { Field, state } = useFields();
  const value = valueAt(state.value, pointer);
  const isShown = ({ hidden, shownFor }: FieldShape): boolean =>
    !hidden &&
    (shownFor === undefined ||
      (isRecord(value) && shownFor.words.some((word) => word === value[shownFor.name])));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {shape.members
        .filter((member) => isShown(member.shape))
        .map((member) => (
          <Field
            key={member.name}
            shape={member.shape}
            pointer={childPointer(pointer, member.name)}
            name={member.name}
            required={member.required}
          />
        ))}
      {shape.openLabels !== undefined && <OpenFields shape={shape} pointer={pointer} />}
    </div>
  );
}

/** An object: a group of fields. One that may be missing is added and taken out as a whole. */
export function ObjectControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  // A row of a list is its own frame.
  if (place.name === '' && place.shape.title === '') return <Members {...place} />;
  if (field.value === undefined && !place.required)
    return (
      <div data-field={place.pointer} className="grid gap-1">
        <button
          type="button"
          className="s-btn justify-self-start"
          disabled={field.readOnly}
          onClick={() => field.set(emptyValue(place.shape))}
        >
          <Plus aria-hidden="true" size={16} />
          {t('fields.add-one', { title: field.title })}
        </button>
        {field.hint && <p className="s-hint">{field.hint}</p>}
      </div>
    );
  return (
    <fieldset data-field={place.pointer} className="min-w-0 rounded-lg border border-line p-3 pt-1">
      <legend className="s-label flex items-center gap-1 px-1">
        {field.title}
        {!place.required && !field.readOnly && (
          <button
            type="button"
            className="grid size-7 place-items-center rounded-md text-ink-soft hover:bg-sunken"
            aria-label={t('fields.remove', { title: field.title })}
            onClick={() => field.set(undefined)}
          >
            <Trash2 aria-hidden="true" size={15} />
          </button>
        )}
      </legend>
      <Members {...place} />
    </fieldset>
  );
}
