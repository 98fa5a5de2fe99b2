import { isRecord } from '#registry/is-record.ts';
import type { FormRule } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ruleValue } from './rule-choices.ts';
import { ChoiceSetting, NumberSetting, TextSetting } from './setting-inputs.tsx';

interface Props {
  readonly rule: FormRule;
  readonly others: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** What a rule is asked to hold: a number, a pattern, days, another field. */
export function RuleValueSetting({ rule, others, readOnly, onChange }: Props) {
  const { t } = useStudioTexts();
  const { kind } = ruleValue(rule.type);
  const common = { readOnly, label: t('forms.rule-value') };
  const ends = isRecord(rule.value) ? rule.value : {};
  const putEnd = (name: string, value: unknown) => {
    const next = { ...ends, [name]: value };
    onChange(Object.fromEntries(Object.entries(next).filter(([, end]) => end !== undefined && end !== '')));
  };
  switch (kind) {
    case 'none':
      return null;
    case 'number':
      return <NumberSetting {...common} value={rule.value} onChange={onChange} />;
    case 'text':
      return <TextSetting {...common} mono value={String(rule.value ?? '')} onChange={onChange} />;
    case 'field':
      return (
        <ChoiceSetting
          {...common}
          label={t('forms.rule-field')}
          value={String(rule.value ?? '')}
          options={[['', t('forms.choose-field')], ...others.map((name) => [name, name] as const)]}
          onChange={onChange}
        />
      );
    case 'words':
      return (
        <TextSetting
          {...common}
          hint={t('forms.words-hint')}
          value={Array.isArray(rule.value) ? rule.value.join(', ') : ''}
          onChange={(text) => onChange(text.split(',').map((word) => word.trim()))}
        />
      );
    case 'days':
      return (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <TextSetting
              key={end}
              readOnly={readOnly}
              mono
              label={t(`forms.day-${end}`)}
              hint={t('forms.day-hint')}
              value={String(ends[end] ?? '')}
              onChange={(day) => putEnd(end, day)}
            />
          ))}
        </div>
      );
    case 'years':
      return (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {(['min', 'max'] as const).map((end) => (
            <NumberSetting
              key={end}
              readOnly={readOnly}
              label={t(`forms.age-${end}`)}
              value={ends[end]}
              onChange={(years) => putEnd(end, years)}
            />
          ))}
        </div>
      );
  }
}
