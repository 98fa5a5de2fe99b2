import { defineKind } from '../../frame/define-kind.tsx';
import { readTexts } from '../../frame/read-values.ts';
import { MultiSelectView } from './view.tsx';

export const kind = defineKind({
  type: 'multi-select',
  frame: 'own',
  emptyValue: [],
  read: readTexts,
  drafted: true,
  View: MultiSelectView,
});
