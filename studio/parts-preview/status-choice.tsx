import { useId } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { visitorStatuses } from './visitor-statuses.ts';

interface Props {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (statuses: string[]) => void;
  readonly error?: string | false | undefined;
}

/** Choice of application statuses, in the words of the people who work with them. */
export function StatusChoice({ label, value, onChange, error }: Props) {
  const { t } = useStudioTexts();
  const id = useId();
  // What was stored by somebody who knew more than we do is kept and shown.
  const known = [...visitorStatuses, ...value.filter((status) => !visitorStatuses.includes(status))];
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? id : undefined}>
      <legend className="s-label mb-1">{label}</legend>
      {error && (
        <p id={id} className="s-error">
          {error}
        </p>
      )}
      <ul className="grid max-h-64 overflow-y-auto rounded-lg border border-line p-1">
        {known.map((status) => (
          <li key={status}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-brand"
                checked={value.includes(status)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...value, status] : value.filter((one) => one !== status))
                }
              />
              <span className="min-w-0">{t(`visitor.status-${status}`)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
