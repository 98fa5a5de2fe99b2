import { Trash2 } from 'lucide-react';
import type { FormField, FormRule } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { AddChoice } from './add-choice.tsx';
import { freeRules, newRule } from './rule-choices.ts';
import { RuleValueSetting } from './rule-value.tsx';
import { TextSetting } from './setting-inputs.tsx';

interface Props {
  readonly field: FormField;
  /** Names of the other fields, for rules that compare. */
  readonly others: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (rules: readonly FormRule[]) => void;
}

/** What a field checks, with help for each rule and the words people read when it is broken. */
export function RuleList({ field, others, readOnly, onChange }: Props) {
  const { t } = useStudioTexts();
  const rules = field.validation_rules ?? [];
  const free = freeRules(field);
  const change = (at: number, part: Partial<FormRule>) =>
    onChange(rules.map((rule, index) => (index === at ? withoutMessage({ ...rule, ...part }) : rule)));
  return (
    <fieldset className="grid gap-3">
      <legend className="s-label mb-1">{t('forms.rules')}</legend>
      {rules.map((rule, at) => (
        <div key={rule.type} className="grid gap-3 rounded-lg border border-line p-3">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <p className="font-semibold">{ruleName(t, rule.type)}</p>
              <p className="s-hint">{helpOf(t, rule.type)}</p>
            </div>
            {!readOnly && (
              <button
                type="button"
                className="s-btn s-btn-quiet s-icon-btn shrink-0"
                aria-label={t('forms.rule-remove', { rule: ruleName(t, rule.type) })}
                onClick={() => onChange(rules.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden="true" size={16} />
              </button>
            )}
          </div>
          <RuleValueSetting
            rule={rule}
            others={others}
            readOnly={readOnly}
            onChange={(value) => change(at, { value })}
          />
          <TextSetting
            label={t('forms.rule-message')}
            hint={t('forms.rule-message-hint')}
            value={rule.error_message ?? ''}
            readOnly={readOnly}
            onChange={(error_message) => change(at, { error_message })}
          />
        </div>
      ))}
      {rules.length === 0 && <p className="s-hint">{t('forms.no-rules')}</p>}
      {!readOnly && (
        <AddChoice
          label={t('forms.rule-add')}
          options={free.map((type) => [type, ruleName(t, type)] as const)}
          onAdd={(type) => onChange([...rules, newRule(type)])}
        />
      )}
    </fieldset>
  );
}

type T = (key: string) => string;

/** Name of a rule; a rule nobody knows keeps the name it has. */
function ruleName(t: T, type: string): string {
  const key = `forms.rule-${type}`;
  const words = t(key);
  return words === key ? type : words;
}

function helpOf(t: T, type: string): string {
  const key = `forms.help-${type}`;
  const words = t(key);
  return words === key ? t('forms.help-unknown') : words;
}

function withoutMessage({ error_message, ...rule }: FormRule): FormRule {
  return error_message ? { ...rule, error_message } : rule;
}
