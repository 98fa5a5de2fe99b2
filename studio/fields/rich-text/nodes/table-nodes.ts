import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type Attribute, Node } from '@tiptap/react';
import { parseHtml } from '../html/clean-html.ts';

/** What each of the nodes is to `prosemirror-tables`, which knows them by this alone. */
const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

/** Something of an element that stands in an attribute of the editor's own, see `shapeForEditor`. */
const inData = (name: string): Partial<Attribute> => ({
  default: null,
  parseHTML: (element) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes) => (attributes[name] ? { [`data-${name}`]: attributes[name] } : {}),
});

/**
 * A table. `prosemirror-tables` wants rows in it and nothing else, so its caption and its `<colgroup>` are attributes, and a
 * row says which `<thead>`, `<tbody>` or `<tfoot>` it belongs to.
 */
export const TableNode = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  addAttributes() {
    return { caption: inData('caption'), columns: inData('columns') };
  },
  parseHTML() {
    return [{ tag: 'table' }];
  },
  renderHTML({ HTMLAttributes, node }) {
    const words = wordsOf(String(node.attrs['caption'] ?? ''));
    return ['table', { ...HTMLAttributes, ...(words && { 'data-words': words }) }, ['tbody', 0]];
  },
  extendNodeSchema({ name }) {
    const tableRole = roles.get(name);
    return tableRole ? { tableRole } : {};
  },
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    // From the last cell Tab leaves the text, as everywhere: rows are added by the toolbar.
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins() {
    return [tableEditing()];
  },
});

/** Words of a caption, without tags. */
export const wordsOf = (caption: string): string => parseHtml(caption).textContent ?? '';

export const TableRowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes() {
    return { group: inData('group') };
  },
  parseHTML() {
    return [{ tag: 'tr' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['tr', HTMLAttributes, 0];
  },
});

const span = (name: 'colspan' | 'rowspan'): Partial<Attribute> => ({
  default: 1,
  parseHTML: (element) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  scope: { default: null },
  width: { default: null },
  height: { default: null },
  // Columns are as wide as what stands in them; the field is one that `prosemirror-tables` writes.
  colwidth: { default: null, rendered: false },
};

export const TableCellNode = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML() {
    return [{ tag: 'td' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['td', HTMLAttributes, 0];
  },
});

export const TableHeaderNode = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML() {
    return [{ tag: 'th' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['th', HTMLAttributes, 0];
  },
});
