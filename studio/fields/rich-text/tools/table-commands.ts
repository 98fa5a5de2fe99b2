import type { Node } from '@tiptap/pm/model';
import { type Command, TextSelection, type Transaction } from '@tiptap/pm/state';
import { addRowBefore, findTable, selectedRect } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';

/** Parts of a new table: a header row and two rows, of as many columns. */
const newRows = 3;
const newColumns = 2;

/** Puts a table with a header row after the part the cursor is in, and the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const { schema, tr, selection } = editor.state;
  const empty = () => schema.node('paragraph');
  const rows = Array.from({ length: newRows }, (_, row) =>
    schema.node(
      'tableRow',
      { group: row === 0 ? headGroup : null },
      Array.from({ length: newColumns }, () =>
        row === 0
          ? schema.node('tableHeader', { scope: 'col' }, empty())
          : schema.node('tableCell', null, empty()),
      ),
    ),
  );
  const table = schema.node('table', null, rows);
  const { $from } = selection;
  const part = $from.depth > 0 ? $from.node(1) : null;
  const isLine = part?.type.name === 'paragraph' && part.content.size === 0;
  // An empty line was where the table is wanted.
  const [from, to] = isLine
    ? [$from.before(1), $from.after(1)]
    : [$from.depth > 0 ? $from.after(1) : selection.to, $from.depth > 0 ? $from.after(1) : selection.to];
  tr.replaceWith(from, to, to === tr.doc.content.size ? [table, empty()] : table);
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

/** What a row of the head says of itself, see `shapeForEditor`. */
const headGroup = 'thead 0';

/** The table the cursor is in. */
export const tableAt = (editor: Editor): { readonly node: Node; readonly pos: number } | null =>
  findTable(editor.state.selection.$from);

/** Whether the first row of the table names its columns. */
export const hasHeaderRow = (editor: Editor): boolean => isHeader(tableAt(editor)?.node.firstChild);

const isHeader = (row: Node | null | undefined): boolean =>
  row?.children.every(({ type }) => type.name === 'tableHeader') ?? false;

/** Makes the first row name the columns, or a row like the others. */
export const toggleHeaderRow: Command = (state, dispatch) => {
  const table = findTable(state.selection.$from);
  const row = table?.node.firstChild;
  if (!table || !row) return false;
  if (!dispatch) return true;
  const { tr, schema } = state;
  const on = !isHeader(row);
  const { tableHeader, tableCell } = schema.nodes;
  const start = table.pos + 1;
  tr.setNodeMarkup(start, null, { ...row.attrs, group: on ? headGroup : null });
  row.forEach((cell, offset) => {
    tr.setNodeMarkup(start + 1 + offset, on ? tableHeader : tableCell, {
      ...cell.attrs,
      scope: on ? 'col' : null,
    });
  });
  dispatch(tr);
  return true;
};

/**
 * Does what a command of `prosemirror-tables` does, and says of new header cells what they are the header of: screen readers
 * ask for it.
 */
export const withScopes =
  (command: Command): Command =>
  (state, dispatch) =>
    command(state, dispatch && ((tr) => dispatch(nameNewHeaders(tr))));

function nameNewHeaders(tr: Transaction): Transaction {
  const table = findTable(tr.selection.$from);
  table?.node.forEach((row, rowOffset) => {
    const scope = String(row.attrs['group'] ?? '').startsWith('thead') ? 'col' : 'row';
    row.forEach((cell, offset) => {
      const isNew = cell.textContent === '' && cell.attrs['scope'] === null && cell.attrs['kept'] === null;
      if (cell.type.name === 'tableHeader' && isNew)
        tr.setNodeMarkup(table.pos + 2 + rowOffset + offset, null, { ...cell.attrs, scope });
    });
  });
  return tr;
}

/** Adds a row above, which over a header row is one of the others, too: the table has one head. */
export const addRowAbove: Command = (state, dispatch) => {
  const rect = findTable(state.selection.$from) && selectedRect(state);
  return (
    rect !== null && !(rect.top === 0 && isHeader(rect.table.firstChild)) && addRowBefore(state, dispatch)
  );
};

/** Writes the caption of the table; without words it has none. */
export function setCaption(editor: Editor, words: string): void {
  const table = tableAt(editor);
  if (!table) return;
  const caption = document.createElement('caption');
  caption.textContent = words;
  const { tr } = editor.state;
  tr.setNodeMarkup(table.pos, null, {
    ...table.node.attrs,
    caption: words === '' ? null : caption.outerHTML,
  });
  editor.view.dispatch(tr);
}
