import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { TextareaView } from './view.tsx';

export const kind = defineKind({
  type: 'textarea',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: TextareaView,
});
