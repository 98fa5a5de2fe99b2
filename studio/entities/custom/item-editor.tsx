import { useMemo } from 'react';
import { Link } from 'react-router';
import { customEntitySchema } from '#registry/custom-entity-schema.ts';
import { isRecord } from '#registry/is-record.ts';
import { CustomEntityItem } from '#schemas/custom-entity.ts';
import { type CustomEntityType, wordsIn } from '#schemas/custom-entity-type.ts';
import { Loading } from '../../app/screen-states.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import type { SchemaMarks } from '../../fields/shape/field-shape.ts';
import { textAt } from '../body-parts.ts';
import { otherValues } from './other-values.ts';
import { SharedValues } from './shared-values.tsx';
import { itemKey } from './type-choices.ts';
import { useEntityType } from './use-entity-type.ts';

const freeMarks: SchemaMarks = {
  '/id': { hidden: true },
  '/type': { hidden: true },
  '/value': { control: 'json', hint: 'entities.hint-value' },
  '/dynamic_value': { control: 'json', hint: 'entities.hint-dynamic-value' },
};

/** The fields of an item, as its type says; of a type without a definition, free JSON. */
export default function ItemEditor(props: BodyEditorProps) {
  const { entryKey, value, onChange, errors, locale, readOnly, focusOn } = props;
  const { t, locale: spoken } = useStudioTexts();
  const alias = textAt(value, 'type');
  const type = useEntityType(alias);
  const schema = useMemo(() => (type ? customEntitySchema(type, spoken) : CustomEntityItem), [type, spoken]);
  const marks = useMemo(() => (type ? marksOf(type) : freeMarks), [type]);
  const { type: chosen, id } = itemKey(entryKey);
  if (chosen === '') return <p className="text-ink-soft">{t('entities.item-no-type')}</p>;
  if (type === undefined) return <Loading />;
  const kept = type && isRecord(value) ? otherValues(type, value) : [];
  return (
    <div className="grid gap-4">
      {type ? (
        <p className="s-hint">
          {t('entities.item-type')}{' '}
          <Link className="s-link" to={`/content/custom-entity-types/${encodeURIComponent(alias)}`}>
            {wordsIn(type.title, spoken, alias)}
          </Link>
          {id !== '' && ` · ${t('entities.item-id')}: ${id}`}
        </p>
      ) : (
        alias !== '' && <p className="s-hint">{t('entities.item-untyped', { type: alias })}</p>
      )}
      <SchemaFields
        // The fields of another definition are other fields.
        key={type ? 'typed' : 'free'}
        schema={schema}
        marks={marks}
        value={value}
        onChange={onChange}
        errors={errors}
        locale={locale}
        readOnly={readOnly}
        focusOn={focusOn}
      />
      {type && (
        <SharedValues
          type={type}
          entryKey={entryKey}
          locale={locale}
          value={value}
          onChange={onChange}
          readOnly={readOnly}
        />
      )}
      {kept.length > 0 && (
        <p className="s-hint">{t('entities.item-kept', { count: kept.length, names: kept.join(', ') })}</p>
      )}
    </div>
  );
}

const marksOf = (type: CustomEntityType): SchemaMarks => {
  const uses = (dynamic: boolean) => type.fields.some((field) => (field.dynamic === true) === dynamic);
  return {
    '/id': { hidden: true },
    '/type': { hidden: true },
    '/value': uses(false) ? { label: 'entities.item-fields' } : { hidden: true },
    '/dynamic_value': uses(true) ? { label: 'entities.item-dynamic' } : { hidden: true },
  };
};
