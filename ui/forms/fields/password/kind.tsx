import { defineKind } from '../../frame/define-kind.tsx';
import { PasswordView } from './view.tsx';

export const kind = defineKind({
  type: 'password',
  frame: 'label',
  emptyValue: '',
  read: (value) => (typeof value === 'string' ? value : ''),
  drafted: false,
  View: PasswordView,
});
