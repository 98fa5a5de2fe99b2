import { defineKind } from '../../frame/define-kind.tsx';
import { readNumber } from '../../frame/read-values.ts';
import { MoneyView } from './view.tsx';

/** Whole minor units, or the text that was typed and is no amount. */
export const kind = defineKind<number | string>({
  type: 'money',
  frame: 'label',
  emptyValue: '',
  read: (value) => {
    const number = readNumber(value);
    return typeof number === 'number' && !Number.isSafeInteger(number) ? '' : number;
  },
  drafted: true,
  View: MoneyView,
});
