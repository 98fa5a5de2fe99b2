import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Captions,
  FoldHorizontal,
  FoldVertical,
  type LucideIcon,
  PanelTop,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from 'lucide-react';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { addRowAbove, hasHeaderRow, toggleHeaderRow, withScopes } from './table-commands.ts';
import { ToolBar } from './tool-bar.tsx';
import { ToolButton } from './tool-button.tsx';

const commands: readonly (readonly [key: string, icon: LucideIcon, command: Command])[] = [
  ['row-above', BetweenHorizontalEnd, withScopes(addRowAbove)],
  ['row-below', BetweenHorizontalStart, withScopes(addRowAfter)],
  ['row-remove', FoldVertical, deleteRow],
  ['column-before', BetweenVerticalEnd, withScopes(addColumnBefore)],
  ['column-after', BetweenVerticalStart, withScopes(addColumnAfter)],
  ['column-remove', FoldHorizontal, deleteColumn],
];

/** There only when several cells are marked, or one was joined of several. */
const ofCells: typeof commands = [
  ['cells-join', TableCellsMerge, mergeCells],
  ['cells-part', TableCellsSplit, splitCell],
];

interface Props {
  readonly editor: Editor;
  readonly captioning: boolean;
  readonly onCaption: () => void;
}

/** What can be done with the table the cursor is in. Pressed by a key, a button keeps the focus, to be pressed again. */
export function TableToolbar({ editor, captioning, onCaption }: Props) {
  const { t } = useStudioTexts();
  const state = useEditorState({
    editor,
    selector: ({ editor: { state: now } }) => ({
      off: [...commands, ...ofCells].filter(([, , command]) => !command(now)).map(([key]) => key),
      header: hasHeaderRow(editor),
    }),
  });
  const run = (command: Command) => (byKey: boolean) => {
    command(editor.state, editor.view.dispatch);
    if (!byKey) editor.view.focus();
  };
  const buttons = (list: typeof commands) =>
    list.map(([key, icon, command]) => (
      <ToolButton
        key={key}
        icon={icon}
        label={t(`fields.table-${key}`)}
        off={state.off.includes(key)}
        act={run(command)}
      />
    ));
  return (
    <ToolBar editor={editor} label={t('fields.rich-table')} className="bg-sunken">
      {buttons(commands)}
      {buttons(ofCells.filter(([key]) => !state.off.includes(key)))}
      <ToolButton
        icon={PanelTop}
        label={t('fields.table-header')}
        pressed={state.header}
        act={run(toggleHeaderRow)}
      />
      <ToolButton icon={Captions} label={t('fields.table-caption')} pressed={captioning} act={onCaption} />
      <span className="ms-auto flex">
        <ToolButton
          icon={Trash2}
          label={t('fields.table-remove')}
          // The toolbar goes with the table: the focus must not.
          act={() => {
            deleteTable(editor.state, editor.view.dispatch);
            editor.view.focus();
          }}
        />
      </span>
    </ToolBar>
  );
}
