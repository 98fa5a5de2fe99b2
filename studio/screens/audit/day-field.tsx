import { Field } from '../../parts/field.tsx';
import { useDateEntry } from '../../parts/use-date-entry.ts';

interface Props {
  readonly label: string;
  /** A moment as the call takes it; empty for none. */
  readonly value: string;
  /** The day itself still belongs to it: the moment is the beginning of the next one. */
  readonly through?: boolean;
  readonly onChange: (moment: string) => void;
}

const day = 24 * 60 * 60 * 1000;

/** Narrows by a day, in the time of the person who looks. */
export function DayField({ label, value, through = false, onChange }: Props) {
  const shown = value === '' ? null : new Date(new Date(value).getTime() - (through ? day : 0));
  const { entry, unfinished } = useDateEntry(
    'date',
    shown === null || Number.isNaN(shown.getTime()) ? '' : dayOf(shown),
    (chosen) => {
      const start = new Date(`${chosen}T00:00:00`);
      onChange(chosen === '' ? '' : new Date(start.getTime() + (through ? day : 0)).toISOString());
    },
  );
  return (
    <Field label={label} error={unfinished}>
      {(control) => <input {...control} {...entry} className="s-input w-auto" />}
    </Field>
  );
}

const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
