import { type ClipboardEvent, type KeyboardEvent, useCallback } from 'react';
import { findPlaced } from '../blocks/block-tree.ts';
import { copiedText } from '../blocks/clipboard.ts';
import { commandOf, isLetterKey, isTyping } from '../blocks/shortcuts.ts';
import type { BlockCommands } from './block-commands.ts';
import type { Editor } from './use-editor.ts';

interface Parts {
  readonly editor: Editor;
  readonly commands: BlockCommands;
  readonly chosen: string | null;
  readonly readOnly: boolean;
  readonly save: () => void;
}

/** Keys and the clipboard of the whole workspace, canvas included; what is typed into a field stays with the field. */
export function useEditorKeys({ editor, commands, chosen, readOnly, save }: Parts) {
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const press = {
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        shiftKey: event.shiftKey,
        isComposing: event.nativeEvent.isComposing,
        getModifierState: (name: string) => event.nativeEvent.getModifierState(name),
      };
      const command = commandOf(press);
      const isStep = command?.kind === 'undo' || command?.kind === 'redo';
      // Puck listens at the document. It takes Ctrl+Alt with a letter for Ctrl, and goes back in the page though the
      // press was a dialog's, or the text's own, or something typed is not in the page yet.
      if (isStep || isLetterKey(press)) event.nativeEvent.stopPropagation();
      if (event.defaultPrevented || isElsewhere(event.target) || command === null) return;
      if (command.kind !== 'save' && !isStep && isTyping(event.target)) return;
      if (command.kind === 'save') save();
      else if (isStep) editor[command.kind === 'undo' ? 'undo' : 'redo']();
      else if (readOnly || chosen === null) return;
      else if (command.kind === 'move') commands.move(chosen, command.move);
      else if (command.kind === 'duplicate' || command.kind === 'remove') commands[command.kind](chosen);
      event.preventDefault();
    },
    [editor, commands, chosen, readOnly, save],
  );
  const onCopy = useCallback(
    (event: ClipboardEvent) => {
      // Marked words are copied as words.
      const marked = getSelection()?.isCollapsed === false;
      const placed = chosen === null ? undefined : findPlaced(editor.current().blocks, chosen);
      if (!placed || marked || isTyping(event.target) || isElsewhere(event.target)) return;
      event.clipboardData.setData('text/plain', copiedText([placed.block]));
      event.preventDefault();
      void commands.copy(placed.block.id);
    },
    [editor, commands, chosen],
  );
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      if (readOnly || isTyping(event.target) || isElsewhere(event.target)) return;
      const text = event.clipboardData.getData('text/plain');
      event.preventDefault();
      void commands.paste(chosen, text);
    },
    [commands, chosen, readOnly],
  );
  return { onKeyDown, onCopy, onPaste };
}

/** Keys of a dialog or a menu over the editor are not the editor's. */
const isElsewhere = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog, [popover]') !== null;
