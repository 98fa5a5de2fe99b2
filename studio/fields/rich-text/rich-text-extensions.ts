import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { KeptAttributes } from './nodes/kept-attributes.ts';
import { KeptHtml } from './nodes/kept-html.ts';
import { KeptWords } from './nodes/kept-words.ts';
import { PictureNode } from './nodes/picture-node.ts';
import { TableCellNode, TableHeaderNode, TableNode, TableRowNode } from './nodes/table-nodes.ts';
import { WidgetNode } from './nodes/widget-node.ts';

/** All that a text can be made of in the visual editor. @param keptLabel says of HTML that it is carried along whole */
export const richTextExtensions = (keptLabel: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    // What is typed last is not followed by a paragraph nobody wrote.
    trailingNode: false,
  }),
  TableNode,
  TableRowNode,
  TableCellNode,
  TableHeaderNode,
  PictureNode,
  WidgetNode,
  KeptHtml.configure({ label: keptLabel }),
  KeptWords,
  KeptAttributes,
];
