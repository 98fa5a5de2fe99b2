import type { FormDefinition, FormField } from '#schemas/form.ts';
import { fieldTypes } from '#schemas/form-types.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { BindingList } from './binding-list.tsx';
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

const choices = ['select', 'multi-select', 'radio'];
const written = ['text', 'textarea', 'number', 'money', 'email', 'phone', 'password', 'autocomplete'];

/** Everything about one field. */
export function FieldSettings({ definition, field, errors, readOnly, onChange }: Props) {
  const { t } = useStudioTexts();
  const { type } = field;
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
      <TextSetting {...text('title')} lines={type === 'consent' || type === 'static' ? 3 : 1} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceSetting
          label={t('forms.field-type')}
          readOnly={readOnly}
          value={type}
          options={[
            ...fieldTypes.map((one) => [one, t(`forms.type-${one}`)] as const),
            ...(fieldTypes.some((one) => one === type) ? [] : [[type, type] as const]),
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
      {written.includes(type) && (
        <TextSetting {...text('placeholder')} hint={t('forms.field-placeholder-hint')} />
      )}
      {choices.includes(type) && (
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
      {type === 'autocomplete' && <TextSetting {...text('hints')} hint={t('forms.field-hints-hint')} mono />}
      {type === 'money' && (
        <TextSetting
          label={t('forms.field-currency')}
          mono
          readOnly={readOnly}
          error={errors['/currency']}
          value={field.currency ?? ''}
          onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
        />
      )}
      {type === 'consent' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['label', 'href'] as const).map((part) => (
            <TextSetting
              key={part}
              label={t(`forms.document-${part}`)}
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
      {type === 'hidden' && (
        <TextSetting
          label={t('forms.field-default')}
          readOnly={readOnly}
          value={String(field.default_value ?? '')}
          onChange={(default_value) => onChange({ default_value })}
        />
      )}
      {type !== 'hidden' && (
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
      {written.includes(type) && (
        <TextSetting {...text('autocomplete')} hint={t('forms.field-autocomplete-hint')} mono />
      )}
      {type !== 'static' && type !== 'hidden' && (
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
