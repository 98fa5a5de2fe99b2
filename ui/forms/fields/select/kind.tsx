import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { SelectView } from './view.tsx';

export const kind = defineKind({
  type: 'select',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: SelectView,
});
