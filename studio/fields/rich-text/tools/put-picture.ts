import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** What a text says of a picture. */
export interface TextPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Puts a picture where the cursor is, or in place of the chosen one; it is chosen then. */
export function putPicture(editor: Editor, picture: TextPicture): void {
  const { state, schema } = editor;
  const { tr, selection } = state;
  const chosen =
    selection instanceof NodeSelection && selection.node.type.name === 'picture' ? selection : null;
  const kept = chosen?.node.attrs['kept'] ?? null;
  const node = schema.node('picture', { ...picture, kept });
  // What is marked stays: the picture comes after it.
  const at = chosen ? chosen.from : selection.to;
  if (chosen) tr.replaceWith(chosen.from, chosen.to, node);
  else tr.insert(at, node);
  const placed = tr.doc.resolve(at).nodeAfter?.type.name === 'picture' ? at : tr.mapping.map(at, -1) + 1;
  if (tr.doc.nodeAt(placed)?.type.name === 'picture') tr.setSelection(NodeSelection.create(tr.doc, placed));
  editor.view.dispatch(tr.scrollIntoView());
}
