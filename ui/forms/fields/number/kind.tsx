import { defineKind } from '../../frame/define-kind.tsx';
import { readNumber } from '../../frame/read-values.ts';
import { NumberView } from './view.tsx';

export const kind = defineKind<number | string>({
  type: 'number',
  frame: 'label',
  emptyValue: '',
  read: readNumber,
  drafted: true,
  View: NumberView,
});
