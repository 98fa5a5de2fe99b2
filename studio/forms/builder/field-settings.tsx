import { fieldTypes } from '#engine/forms/field-types.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { FieldSetting } from '#ui/forms/studio-field-type.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { BindingList } from './binding-list.tsx';
import { settingTitle, studioFieldType, typeTitle } from './field-types.ts';
import { OptionList } from './option-list.tsx';
import { RuleList } from './rule-list.tsx';
import { ChoiceSetting, TextSetting } from './setting-inputs.tsx';

type FieldChange = { readonly [K in keyof FormField]?: FormField[K] | undefined };

interface Props {
  readonly definition: FormDefinition;
  readonly field: FormField;
  /** JSON pointer into the field -> what is wrong there. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChange: (change: FieldChange) => void;
}

/** Everything about one field. */
export function FieldSettings({ definition, field, errors, readOnly, onChange }: Props) {
  const { t, locale } = useStudioTexts();
  const { type } = field;
  const known = studioFieldType(type);
  const own = (setting: string) => settingTitle(type, setting, locale);
  // A type nobody knows has the settings of all.
  const has = (setting: FieldSetting) => known?.settings.includes(setting) ?? setting === 'width';
  const others = definition.groups
    .flatMap(({ fields }) => fields.map(({ alias }) => alias))
    .filter((alias) => alias !== field.alias);
  const text = (
    name: 'title' | 'hint' | 'placeholder' | 'error_message' | 'autocomplete' | 'hints' | 'lookup',
  ) => ({
    label: t(`forms.field-${name}`),
    value: field[name] ?? '',
    error: errors[`/${name}`],
    readOnly,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="grid gap-4 border-line border-t p-4">
      <TextSetting {...text('title')} lines={known?.titleLines ?? 1} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceSetting
          label={t('forms.field-type')}
          readOnly={readOnly}
          value={type}
          options={[
            ...fieldTypes.map((one) => [one, typeTitle(one, locale)] as const),
            ...(known ? [] : [[type, type] as const]),
          ]}
          onChange={(next) => onChange({ type: next })}
        />
        <TextSetting
          label={t('forms.field-alias')}
          hint={t('forms.field-alias-hint')}
          error={errors['/alias']}
          mono
          readOnly={readOnly}
          value={field.alias}
          onChange={(alias) => onChange({ alias })}
        />
      </div>
      <TextSetting {...text('hint')} lines={2} />
      {has('placeholder') && (
        <TextSetting {...text('placeholder')} hint={t('forms.field-placeholder-hint')} />
      )}
      {has('options') && (
        <>
          <TextSetting {...text('lookup')} hint={t('forms.field-lookup-hint')} mono />
          {!field.lookup && (
            <OptionList
              options={field.values ?? []}
              readOnly={readOnly}
              onChange={(values) => onChange({ values })}
            />
          )}
        </>
      )}
      {has('hints') && <TextSetting {...text('hints')} label={own('hints')} hint={own('hints-hint')} mono />}
      {has('currency') && (
        <TextSetting
          label={own('currency')}
          mono
          readOnly={readOnly}
          error={errors['/currency']}
          value={field.currency ?? ''}
          onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
        />
      )}
      {has('document') && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['label', 'href'] as const).map((part) => (
            <TextSetting
              key={part}
              label={own(`document-${part}`)}
              readOnly={readOnly}
              error={errors[`/document/${part}`]}
              value={field.document?.[part] ?? ''}
              onChange={(value) => {
                const document = { label: '', href: '', ...field.document, [part]: value };
                onChange({ document: document.label || document.href ? document : undefined });
              }}
            />
          ))}
        </div>
      )}
      {has('default') && (
        <TextSetting
          label={own('default')}
          readOnly={readOnly}
          value={String(field.default_value ?? '')}
          onChange={(default_value) => onChange({ default_value })}
        />
      )}
      {has('width') && (
        <ChoiceSetting
          label={t('forms.field-width')}
          readOnly={readOnly}
          value={field.width ?? 'full'}
          options={[
            ['full', t('forms.width-full')],
            ['half', t('forms.width-half')],
          ]}
          onChange={(width) => onChange({ width: width === 'half' ? 'half' : undefined })}
        />
      )}
      {has('autocomplete') && (
        <TextSetting {...text('autocomplete')} hint={t('forms.field-autocomplete-hint')} mono />
      )}
      {(known === undefined || known.rules.length > 0) && (
        <>
          <RuleList
            field={field}
            others={others}
            readOnly={readOnly}
            onChange={(rules) => onChange({ validation_rules: [...rules] })}
          />
          <TextSetting {...text('error_message')} hint={t('forms.field-error_message-hint')} />
        </>
      )}
      <BindingList
        field={field}
        others={others}
        readOnly={readOnly}
        onChange={(bindings) => onChange({ bindings: [...bindings] })}
      />
    </div>
  );
}
