import type { Move } from './move-block.ts';

/** What a key asks of the editor. */
export type Command =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'duplicate' | 'remove' | 'save' | 'undo' | 'redo' };

/** The part of a keyboard event that matters. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Part of a letter that is being composed. */
  readonly isComposing: boolean;
  readonly getModifierState: (key: string) => boolean;
}

const arrows = new Map<string, Move>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
]);

/**
 * The command of a key press; null for everything that is typing. Polish letters are typed with AltGr, which Windows
 * tells as Ctrl+Alt: a press with both, or with AltGr, is never a command ([issue 6]).
 */
export function commandOf(press: KeyPress): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isLetterKey(press)) return null;
  const move = arrows.get(key);
  if (altKey) return move && !shiftKey ? { kind: 'move', move } : null;
  if (ctrlKey || metaKey) {
    const pressed = key.toLowerCase();
    if (pressed === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    const letter = shiftKey ? '' : pressed;
    if (letter === 'y') return { kind: 'redo' };
    if (letter === 'd') return { kind: 'duplicate' };
    return letter === 's' ? { kind: 'save' } : null;
  }
  return key === 'Delete' && !shiftKey ? { kind: 'remove' } : null;
}

/** Whether a press is, or may be, part of a letter that is typed: with AltGr, as Windows tells it, or composed. */
export const isLetterKey = ({ ctrlKey, metaKey, altKey, isComposing, getModifierState }: KeyPress): boolean =>
  isComposing || getModifierState('AltGraph') || (altKey && (ctrlKey || metaKey));

/** Whether keys belong to the field they are typed into: the editor then listens to saving only. */
export const isTyping = (target: EventTarget | null): boolean =>
  // Not `instanceof`: elements of the canvas are of another window.
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
