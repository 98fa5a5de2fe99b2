import { Mark } from '@tiptap/react';
import { keptOf } from './kept-attributes.ts';

/** Tags in a line that the toolbar has no button for. */
const tags = [
  ...['abbr', 'bdi', 'bdo', 'cite', 'data', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 'samp', 'small', 'span'],
  ...['sub', 'sup', 'time', 'var'],
];

/** Words that are marked up otherwise than the toolbar can: small print, footnotes, a language of their own. */
export const KeptWords = Mark.create({
  name: 'keptWords',
  // Several may stand in each other.
  excludes: '',
  inclusive: false,
  addAttributes() {
    return {
      tag: { default: 'span', rendered: false, parseHTML: (element) => element.localName },
      kept: { default: null, rendered: false, parseHTML: keptOf },
    };
  },
  parseHTML() {
    // Before TipTap's own, which take `<del>` for `<s>`.
    return tags.map((tag) => ({ tag, priority: 60 }));
  },
  renderHTML({ mark }) {
    const { tag, kept } = mark.attrs;
    return [tags.includes(tag) ? tag : 'span', kept ?? {}, 0];
  },
});
