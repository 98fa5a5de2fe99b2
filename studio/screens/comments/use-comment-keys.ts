import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StaffComment } from '#schemas/studio/comments.ts';
import type { CardAction } from './card-actions.ts';
import { commandOf, isWriting } from './comment-keys.ts';

interface Options {
  readonly items: RefObject<HTMLUListElement | null>;
  readonly rows: readonly StaffComment[];
  readonly decide: (comment: StaffComment, action: CardAction) => void;
  readonly select: (id: string) => void;
  readonly undo: () => void;
}

/**
 * Moves through the comments by j, k and the arrows, and decides about the one that has the focus. Nothing happens while
 * somebody writes or a dialog is open.
 */
export function useCommentKeys(options: Options): {
  /** The comment that Tab comes to. */
  readonly stop: number;
  /** @param itself whether the comment has the focus, not something within it */
  readonly onFocus: (index: number, itself: boolean) => void;
} {
  const { rows } = options;
  const [wanted, setWanted] = useState({ current: 0, stop: 0 });
  const within = (index: number) => Math.max(0, Math.min(index, rows.length - 1));
  const current = within(wanted.current);
  const latest = useRef({ ...options, current });
  latest.current = { ...options, current };
  const wasInside = useRef(false);

  useEffect(() => {
    const focusItem = (index: number) => {
      const item = latest.current.items.current?.children[index];
      if (item instanceof HTMLElement) item.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const { items, decide, select, undo, current: at, rows: shown } = latest.current;
      const target = event.target instanceof Element ? event.target : document.body;
      const command = commandOf(event);
      if (command === null || event.defaultPrevented || isWriting(target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const inside = items.current?.contains(target) === true;
      // Arrows scroll the page unless the list has the focus.
      if (!inside && (event.key.startsWith('Arrow') || target !== document.body)) return;
      event.preventDefault();
      if (command === 'undo') return undo();
      if (command === 'next') return focusItem(inside ? Math.min(at + 1, shown.length - 1) : 0);
      if (command === 'previous') return focusItem(inside ? Math.max(at - 1, 0) : 0);
      const comment = inside ? shown[at] : undefined;
      if (comment === undefined) return;
      if (command === 'select') select(comment.id);
      else decide(comment, command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // A decided comment leaves the list together with the focus, which goes on to the one that takes its place.
  const ids = rows.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what starts it
  useEffect(() => {
    const list = latest.current.items.current;
    if (wasInside.current && document.activeElement === document.body) {
      const item = list?.children[latest.current.current];
      if (item instanceof HTMLElement) item.focus();
    }
  }, [ids]);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const inside = latest.current.items.current?.contains(event.target as Node) === true;
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (!inDialog) wasInside.current = inside;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  // The stop stays while Tab walks through the buttons: it would otherwise move past the comments before they are reached.
  const onFocus = (index: number, itself: boolean) =>
    setWanted(({ stop }) => ({ current: index, stop: itself ? index : stop }));
  return { stop: within(wanted.stop), onFocus };
}
