import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** Milliseconds after the last letter until it is searched for. */
const pauseMs = 250;

interface Props {
  readonly value: string;
  readonly onSearch: (value: string) => void;
  /** What is searched in; "Search" when left out. */
  readonly label?: string;
}

/** Searches while typing, after a breath; Enter does not wait for it. */
export function SearchField({ value, onSearch, label }: Props) {
  const { t } = useStudioTexts();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches of this field whose value has not come back yet, in order. */
  const asked = useRef<readonly string[]>([]);
  // The value changes from outside, too: by "clear the filters" and by the browser's back. What this field asked for itself
  // comes back later, and must not undo what was typed since.
  useEffect(() => {
    const at = asked.current.indexOf(value);
    if (at < 0) setTyped(value);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (words: string) => {
    const wanted = words.trim();
    if (wanted !== value) asked.current = [...asked.current, wanted];
    onSearch(wanted);
  };
  const name = label ?? t('parts.search');
  return (
    <div className="relative min-w-40 grow basis-56 desktop:max-w-80">
      <Search
        aria-hidden="true"
        size={16}
        className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        className="s-input ps-8"
        aria-label={name}
        placeholder={name}
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(next), next === '' ? 0 : pauseMs);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          clearTimeout(timer.current);
          search(typed);
        }}
      />
    </div>
  );
}
