import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { RadioView } from './view.tsx';

export const kind = defineKind({
  type: 'radio',
  frame: 'own',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: RadioView,
});
