import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly title: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A choice of several; the last one chosen stays, because nothing would be left to show. */
export function ManyChoice({ label, options, value, onChange }: Props) {
  // The address takes a choice a moment later; until then a box would fall back to what it was.
  const [chosen, setChosen] = useState({ of: value, keys: value });
  if (chosen.of.join() !== value.join()) setChosen({ of: value, keys: value });
  const toggle = (key: string, on: boolean) => {
    const keys = options
      .map((one) => one.key)
      .filter((one) => (one === key ? on : chosen.keys.includes(one)));
    if (keys.length === 0) return;
    setChosen({ of: value, keys });
    onChange(keys);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 content-start gap-1">
      <legend className="s-label mb-1">{label}</legend>
      <div className="grid max-h-48 grid-cols-1 overflow-y-auto rounded-lg border border-line p-1">
        {options.map(({ key, title }) => (
          <label
            key={key}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-brand"
              checked={chosen.keys.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
            <span className="wrap-anywhere min-w-0 py-1">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
