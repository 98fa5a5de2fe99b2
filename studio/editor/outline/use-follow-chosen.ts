import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { OutlineRow } from './outline-rows.ts';

interface Parts {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly OutlineRow[];
  readonly chosen: string | null;
  /** Whether the focus comes here from elsewhere. */
  readonly landing: boolean;
  readonly onLanded: () => void;
  /** The chosen block becomes the one that keys are about. */
  readonly onFollow: (key: null) => void;
}

/**
 * Keeps the keys where the work is: the focus in the outline goes along to the block that is chosen, e.g. to a copy, and
 * is not lost with a line that was removed.
 */
export function useFollowChosen({ tree, rows, chosen, landing, onLanded, onFollow }: Parts) {
  const inside = useRef(false);
  const followed = useRef(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of a new block comes with `rows`
  useEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (chosen === followed.current && !lost && !landing) return;
    const line = (selector: string) => tree.current?.querySelector<HTMLElement>(selector);
    const target = chosen === null ? line('[tabindex="0"]') : line(`[data-row="${CSS.escape(chosen)}"]`);
    if (!target) return;
    followed.current = chosen;
    onFollow(null);
    if (inside.current || landing) target.focus();
    if (landing) onLanded();
  }, [chosen, rows, landing, tree, onLanded, onFollow]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: (event: FocusEvent) => {
      inside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
