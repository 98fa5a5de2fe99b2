import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { EmailView } from './view.tsx';

export const kind = defineKind({
  type: 'email',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: EmailView,
});
