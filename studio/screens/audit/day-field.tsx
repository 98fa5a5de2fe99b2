import { useId } from 'react';

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
  const id = useId();
  const shown = value === '' ? null : new Date(new Date(value).getTime() - (through ? day : 0));
  return (
    <div className="s-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="s-input w-auto"
        value={shown === null || Number.isNaN(shown.getTime()) ? '' : dayOf(shown)}
        onChange={(event) => {
          const chosen = event.target.value;
          const start = new Date(`${chosen}T00:00:00`);
          if (chosen === '' || Number.isNaN(start.getTime())) return onChange('');
          onChange(new Date(start.getTime() + (through ? day : 0)).toISOString());
        }}
      />
    </div>
  );
}

const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
