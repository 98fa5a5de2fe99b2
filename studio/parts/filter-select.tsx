import { useStudioTexts } from '../app/studio-texts.tsx';

/** One question by which a list is narrowed. */
export interface Filter {
  /** Name in the address and the call, e.g. `status`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to one answer; the first choice is all of them. */
export function FilterSelect({ filter: { label, options }, value, onChange }: Props) {
  const { t } = useStudioTexts();
  return (
    <label className="flex items-center gap-2">
      <span className="s-hint shrink-0">{label}</span>
      <select
        className="s-input w-auto max-w-48"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('parts.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
