import { Plus, Trash2 } from 'lucide-react';
import type { FormBinding, FormField } from '#schemas/form.ts';
import { bindingTypes, conditionOperators } from '#schemas/form-types.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ChoiceSetting, TextSetting } from './setting-inputs.tsx';

interface Props {
  readonly field: FormField;
  readonly others: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (bindings: readonly FormBinding[]) => void;
}

const listed = (text: string): string[] => text.split(',').map((word) => word.trim());
const needsValue = (operator: string): boolean => operator !== 'filled' && operator !== 'empty';
const takesList = (operator: string): boolean => operator === 'in' || operator === 'notIn';

/** What other fields do to this one: show it, ask for it, fill it in, narrow its options. */
export function BindingList({ field, others, readOnly, onChange }: Props) {
  const { t } = useStudioTexts();
  const bindings = field.bindings ?? [];
  const [first] = others;
  const put = (at: number, next: FormBinding) =>
    onChange(bindings.map((one, index) => (index === at ? next : one)));
  return (
    <fieldset className="grid gap-3">
      <legend className="s-label mb-1">{t('forms.bindings')}</legend>
      {bindings.map((binding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bindings have no name, and their order is what they are
        <div key={at} className="grid gap-3 rounded-lg border border-line p-3">
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <ChoiceSetting
                label={t('forms.binding-type')}
                readOnly={readOnly}
                value={binding.type}
                options={bindingTypes.map((type) => [type, t(`forms.binding-${type}`)] as const)}
                onChange={(type) => put(at, { type, when: binding.when })}
              />
            </div>
            {!readOnly && (
              <button
                type="button"
                className="s-btn s-btn-quiet s-icon-btn"
                aria-label={t('forms.binding-remove')}
                onClick={() => onChange(bindings.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden="true" size={16} />
              </button>
            )}
          </div>
          {binding.type === 'fill' && (
            <TextSetting
              label={t('forms.binding-value')}
              readOnly={readOnly}
              value={String(binding.value ?? '')}
              onChange={(value) => put(at, { ...binding, value })}
            />
          )}
          {binding.type === 'limit' && (
            <TextSetting
              label={t('forms.binding-values')}
              hint={t('forms.words-hint')}
              readOnly={readOnly}
              value={(binding.values ?? []).join(', ')}
              onChange={(text) => put(at, { ...binding, values: listed(text) })}
            />
          )}
          {binding.when.map((condition, index) => {
            const change = (part: Partial<typeof condition>) =>
              put(at, {
                ...binding,
                when: binding.when.map((one, place) => (place === index ? { ...one, ...part } : one)),
              });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name
              <div key={index} className="grid items-start gap-3 sm:grid-cols-3">
                <ChoiceSetting
                  label={t('forms.when-field')}
                  readOnly={readOnly}
                  value={condition.field}
                  options={others.map((name) => [name, name] as const)}
                  onChange={(name) => change({ field: name })}
                />
                <ChoiceSetting
                  label={t('forms.when-operator')}
                  readOnly={readOnly}
                  value={condition.operator}
                  options={conditionOperators.map((one) => [one, t(`forms.operator-${one}`)] as const)}
                  onChange={(operator) => change({ operator })}
                />
                {needsValue(condition.operator) && (
                  <TextSetting
                    label={t('forms.when-value')}
                    readOnly={readOnly}
                    value={String(condition.value ?? '')}
                    onChange={(text) =>
                      change({ value: takesList(condition.operator) ? listed(text) : scalar(text) })
                    }
                  />
                )}
              </div>
            );
          })}
        </div>
      ))}
      {!readOnly && first !== undefined && (
        <button
          type="button"
          className="s-btn justify-self-start"
          onClick={() =>
            onChange([...bindings, { type: 'show', when: [{ field: first, operator: 'filled' }] }])
          }
        >
          <Plus aria-hidden="true" size={16} />
          {t('forms.binding-add')}
        </button>
      )}
      {first === undefined && <p className="s-hint">{t('forms.binding-alone')}</p>}
    </fieldset>
  );
}

/** What is written as a number or a tick is compared as one. */
function scalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
