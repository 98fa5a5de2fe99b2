import { Link } from 'react-router';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useEntries } from '../../fields/suggest/use-entries.ts';
import { Field } from '../../parts/field.tsx';
import type { KeyFieldProps } from '../entity-kind.ts';
import { itemKey, typeChoices } from './type-choices.ts';

/** The key of a new item: its type, of those there are, and an id of its own. */
export default function ItemKey({ value, onChange, error }: KeyFieldProps) {
  const { t, locale: spoken } = useStudioTexts();
  const types = useEntries('custom-entity-types', true);
  const items = useEntries('custom-entities', true);
  const { type, id } = itemKey(value);
  const choices = typeChoices({ types, items, chosen: type, locale: spoken });
  return (
    <>
      <Field
        label={t('entities.item-type-choice')}
        hint={
          <>
            {t('entities.item-type-hint')}{' '}
            <Link className="s-link inline-block min-h-6" to="/content/custom-entity-types">
              {t('entities.item-type-new')}
            </Link>
          </>
        }
        error={type === '' ? error : undefined}
        required
      >
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={type}
            onChange={(event) => onChange(`${event.target.value}/${id}`)}
          >
            <option value="">{t('entities.item-type-none')}</option>
            {choices.map((choice) => (
              <option key={choice.alias} value={choice.alias}>
                {choice.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('entities.item-id')}
        hint={t('entities.item-id-hint')}
        error={type === '' ? undefined : error}
        required
      >
        {(control) => (
          <input
            {...control}
            className="s-input font-mono text-small"
            value={id}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(`${type}/${event.target.value.trim()}`)}
          />
        )}
      </Field>
    </>
  );
}
