import { useQuery } from '@tanstack/react-query';
import { type CustomEntityType, wordsIn } from '#schemas/custom-entity-type.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { entryKey as queryKeyOf, readEntry } from '../../history/entry-calls.ts';
import { differingFields, withValuesOf } from './other-values.ts';

interface Props extends Pick<BodyEditorProps, 'entryKey' | 'locale' | 'value' | 'onChange' | 'readOnly'> {
  readonly type: CustomEntityType;
}

/** Tells where a translation differs from the main language in what all languages share, and takes it over. */
export function SharedValues({ type, entryKey, locale, value, onChange, readOnly }: Props) {
  const { t, locale: spoken } = useStudioTexts();
  const main = useSiteLanguages()[0]?.locale;
  const ref = { kind: 'custom-entity', key: entryKey, locale: main ?? '' };
  const { data } = useQuery({
    queryKey: queryKeyOf(ref),
    queryFn: () => readEntry(ref),
    enabled: main !== undefined && main !== locale,
    retry: false,
  });
  if (!data || main === undefined || main === locale) return null;
  const fields = differingFields(type, value, data.draft);
  if (fields.length === 0) return null;
  const names = fields.map(({ label, key }) => wordsIn(label, spoken, key)).join(', ');
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-sun-soft text-sun-ink p-3">
      <p className="text-small">{t('entities.item-differs', { locale: main.toUpperCase(), names })}</p>
      {!readOnly && (
        <button
          type="button"
          className="s-btn justify-self-start"
          onClick={() => onChange(withValuesOf(value, data.draft, fields))}
        >
          {t('entities.item-take-over', { locale: main.toUpperCase() })}
        </button>
      )}
    </div>
  );
}
