import { Node } from '@tiptap/react';
import { ownHtml } from '#studio/app/trusted-html.ts';
import { cleanHtml } from '../html/clean-html.ts';

/** Tag that stands in the editor for HTML that is carried along whole. */
export const keptTag = 'mozaika-kept';

/**
 * A part of a text that the editor has no means for, e.g. a `<details>`: shown as it is, moved and deleted as a whole,
 * changed as HTML.
 */
export const KeptHtml = Node.create<{ readonly label: string }>({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions() {
    return { label: '' };
  },
  addAttributes() {
    return { html: { default: '' } };
  },
  parseHTML() {
    return [{ tag: keptTag }];
  },
  renderHTML({ HTMLAttributes }) {
    return [keptTag, HTMLAttributes];
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 's-kept-html';
      dom.dataset['label'] = this.options.label;
      const shown = dom.appendChild(document.createElement('div'));
      // Links and summaries in it are looked at, not used.
      shown.inert = true;
      shown.innerHTML = ownHtml(cleanHtml(String(node.attrs['html'])));
      return { dom };
    };
  },
});
