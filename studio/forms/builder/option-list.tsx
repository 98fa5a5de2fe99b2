import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { FormOption } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly options: readonly FormOption[];
  readonly readOnly: boolean;
  readonly onChange: (options: FormOption[]) => void;
}

/** Answers people choose from: what they read, and what is sent. */
export function OptionList({ options, readOnly, onChange }: Props) {
  const { t } = useStudioTexts();
  const put = (at: number, part: Partial<FormOption>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...part } : option)));
  const move = (at: number, step: 1 | -1) => {
    const option = options[at];
    if (option && options[at + step]) onChange(options.toSpliced(at, 1).toSpliced(at + step, 0, option));
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="s-label mb-1">{t('forms.options')}</legend>
      <ul className="grid gap-2">
        {options.map(({ key, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while it is written, a key may be anything
          <li key={at} className="flex items-center gap-1">
            <input
              className="s-input grow"
              aria-label={t('forms.option-label', { number: at + 1 })}
              value={value}
              readOnly={readOnly}
              onChange={(event) => put(at, { value: event.target.value })}
            />
            <input
              className="s-input w-28 shrink-0 font-mono text-small"
              aria-label={t('forms.option-key', { number: at + 1 })}
              value={key}
              readOnly={readOnly}
              onChange={(event) => put(at, { key: event.target.value })}
            />
            {!readOnly && (
              <span className="flex shrink-0">
                <IconButton
                  label={t('forms.up', { name: value })}
                  onClick={() => move(at, -1)}
                  icon={ArrowUp}
                />
                <IconButton
                  label={t('forms.down', { name: value })}
                  onClick={() => move(at, 1)}
                  icon={ArrowDown}
                />
                <IconButton
                  label={t('forms.remove', { name: value })}
                  onClick={() => onChange(options.filter((_, index) => index !== at))}
                  icon={Trash2}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <button
          type="button"
          className="s-btn justify-self-start"
          onClick={() => onChange([...options, { key: `option-${options.length + 1}`, value: '' }])}
        >
          <Plus aria-hidden="true" size={16} />
          {t('forms.option-add')}
        </button>
      )}
    </fieldset>
  );
}

function IconButton({
  label,
  onClick,
  icon: Icon,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly icon: typeof ArrowUp;
}) {
  return (
    <button
      type="button"
      className="s-btn s-btn-quiet s-icon-btn"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  );
}
