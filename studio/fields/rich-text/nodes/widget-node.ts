import { Node } from '@tiptap/react';
import { widgetTag } from '#engine/html/widget-tag.ts';

/** A widget in running text: one thing that is moved and deleted as a whole, and kept as it was written. */
export const WidgetNode = Node.create({
  name: 'mozaikaWidget',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { type: { default: '' }, props: { default: null } };
  },
  parseHTML() {
    return [{ tag: widgetTag }];
  },
  renderHTML({ HTMLAttributes }) {
    return [widgetTag, HTMLAttributes];
  },
});
