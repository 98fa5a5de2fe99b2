import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { OutlineRow } from './outline-rows.ts';

/** A line by its key, or the chosen block, which may not have its line yet. */
export type Landing = { readonly on: 'chosen' } | { readonly on: 'line'; readonly key: string };

interface Parts {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly OutlineRow[];
  readonly chosen: string | null;
  /** Where the focus comes here from elsewhere. */
  readonly landing: Landing | null;
  readonly onLanded: () => void;
  /** The line that keys are about from now on; null for that of the chosen block. */
  readonly onFollow: (key: string | null) => void;
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
    const byKey = (key: string) => line(`[data-row="${CSS.escape(key)}"]`);
    const asked = landing?.on === 'line' ? byKey(landing.key) : undefined;
    // A line that is asked for may be folded away; that of a block that was just added may still come.
    const target =
      asked ?? (chosen === null || landing?.on === 'line' ? line('[tabindex="0"]') : byKey(chosen));
    if (!target) return;
    followed.current = chosen;
    onFollow(asked?.dataset['row'] ?? null);
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
