import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { TextView } from './view.tsx';

export const kind = defineKind({
  type: 'text',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: TextView,
});
