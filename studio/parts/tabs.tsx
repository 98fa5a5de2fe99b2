import { type KeyboardEvent, type ReactNode, useId } from 'react';

/** One tab: its name and what it shows. */
export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the tab in view. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Several views in one place. Arrows move between the tabs and open at once; only the open view is rendered. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const id = useId();
  const index = Math.max(
    0,
    tabs.findIndex(({ key }) => key === value),
  );
  const open = tabs[index];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = nextIndex(event.key, index, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className="grid gap-4">
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b"
        onKeyDown={move}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === open?.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === open?.key ? 0 : -1}
            className="s-tab"
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {open && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.key}`} className="min-w-0">
          {open.content}
        </div>
      )}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
