import type { Editor } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly editor: Editor;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Keys that lead from the text to its toolbar, as in other editors; in a table Shift+Tab leads to the cell before. */
export const toToolbar = (event: Pick<globalThis.KeyboardEvent, 'altKey' | 'key'>): boolean =>
  event.altKey && event.key === 'F10';

/** A row of buttons: arrows lead along it, Escape back into the text. */
export function ToolBar({ editor, label, className = '', children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = at + ((event.key === 'ArrowRight' ? 1 : 0) - (event.key === 'ArrowLeft' ? 1 : 0));
    if (event.key === 'Escape') editor.view.focus();
    else if (at >= 0 && to !== at) buttons.at(to % buttons.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`flex flex-wrap gap-0.5 border-line border-b p-1 ${className}`}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
