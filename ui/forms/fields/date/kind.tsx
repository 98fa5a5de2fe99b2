import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { dateOf, partsOf } from './date-parts.ts';
import { DateView } from './view.tsx';

/** `YYYY-MM-DD`, or the same with gaps while it is not finished. */
export const kind = defineKind({
  type: 'date',
  frame: 'own',
  emptyValue: '',
  read: (value) => dateOf(partsOf(readText(value))),
  drafted: true,
  View: DateView,
});
