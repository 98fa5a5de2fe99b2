import { type KeyboardEvent, useId, useState } from 'react';
import type { FrameControl } from '../field-frame.tsx';

export interface Suggestion {
  readonly value: string;
  readonly title: string;
  readonly note?: string;
}

interface Props {
  readonly control: FrameControl;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What there is to choose from for what is written now. */
  readonly suggestions: readonly Suggestion[];
  /** Told when the list is first wanted. */
  readonly onOpen: () => void;
  readonly readOnly: boolean;
  readonly placeholder?: string;
  readonly mono?: boolean;
}

/** A field that offers what there is and takes anything else, too (ARIA combobox with a list). */
export function SuggestInput(props: Props) {
  const { control, value, onChange, suggestions, readOnly, placeholder, mono = false } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && !readOnly && suggestions.length > 0;
  const choose = (suggestion: Suggestion) => {
    onChange(suggestion.value);
    setOpen(false);
    setActive(-1);
  };
  const start = () => {
    props.onOpen();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return start();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && shown) {
      const chosen = suggestions[active];
      if (!chosen) return;
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      // The list is closed, and not the dialog it stands in.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        className={`s-input ${mono ? 'font-mono text-small' : ''}`}
        value={value}
        readOnly={readOnly}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(-1);
          start();
        }}
        onClick={start}
        onBlur={() => {
          control.onBlur();
          setOpen(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={props.label}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-raised"
      >
        {shown &&
          suggestions.map((suggestion, i) => (
            <div
              key={suggestion.value}
              id={`${listId}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className="cursor-pointer rounded-md px-2 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
              // The field keeps the focus: pressing must not take it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') choose(suggestion);
              }}
            >
              <span className="block truncate font-medium">{suggestion.title}</span>
              {suggestion.note && <span className="s-hint block truncate font-mono">{suggestion.note}</span>}
            </div>
          ))}
      </div>
    </div>
  );
}
