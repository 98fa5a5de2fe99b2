/** What can be done with the comment in hand, and moving between comments. */
export type CommentCommand =
  | 'next'
  | 'previous'
  | 'approve'
  | 'reject'
  | 'delete'
  | 'answer'
  | 'select'
  | 'undo';

/** The key of each command, as it is shown. */
export const commandKeys: Readonly<Record<Exclude<CommentCommand, 'next' | 'previous'>, string>> = {
  approve: 'A',
  reject: 'R',
  delete: 'D',
  answer: 'O',
  select: 'X',
  undo: 'U',
};

const commands: ReadonlyMap<string, CommentCommand> = new Map<string, CommentCommand>([
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ...(Object.entries(commandKeys) as [CommentCommand, string][]).map(
    ([command, key]): [string, CommentCommand] => [key.toLowerCase(), command],
  ),
]);

/** What of a press of a key matters here. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  getModifierState(name: string): boolean;
}

/**
 * The command of a key pressed alone; null for everything else. AltGr writes Polish letters, and a browser may call it Ctrl
 * and Alt together: no press with either does anything here. A key held down moves on, but decides only once.
 */
export function commandOf(press: KeyPress): CommentCommand | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = press;
  if (altKey || ctrlKey || metaKey || shiftKey || isComposing || press.getModifierState('AltGraph'))
    return null;
  const command = commands.get(key) ?? null;
  return repeat && command !== 'next' && command !== 'previous' ? null : command;
}

/** Whether keys belong to somebody who writes or chooses: then they are letters, not commands. */
export const isWriting = (element: Element): boolean =>
  element.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable=true]') !== null;
