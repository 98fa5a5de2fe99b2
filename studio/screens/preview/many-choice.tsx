interface Props {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly title: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A choice of several; the last one chosen stays, because nothing would be left to show. */
export function ManyChoice({ label, options, value, onChange }: Props) {
  const toggle = (key: string, on: boolean) => {
    const next = options.map((one) => one.key).filter((one) => (one === key ? on : value.includes(one)));
    if (next.length > 0) onChange(next);
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
              checked={value.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
            <span className="wrap-anywhere min-w-0 py-1">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
