import { defineKind } from '../../frame/define-kind.tsx';
import { readTexts } from '../../frame/read-values.ts';
import { FileView } from './view.tsx';

/** Ids of files the server has taken in; what is on its way is no value yet. */
export const kind = defineKind({
  type: 'file',
  frame: 'label',
  emptyValue: [],
  read: readTexts,
  // Ids in a draft would outlive the files, which the server forgets when nobody sends the form.
  drafted: false,
  View: FileView,
});
