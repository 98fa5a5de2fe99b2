import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { PhoneView } from './view.tsx';

export const kind = defineKind({
  type: 'phone',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: PhoneView,
});
