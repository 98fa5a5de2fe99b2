import { defineKind } from '../../frame/define-kind.tsx';
import { readTick } from '../../frame/read-values.ts';
import { CheckboxView } from './view.tsx';

export const kind = defineKind({
  type: 'checkbox',
  frame: 'own',
  emptyValue: false,
  read: readTick,
  drafted: true,
  View: CheckboxView,
});
