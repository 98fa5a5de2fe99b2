import { defineKind } from '../../frame/define-kind.tsx';
import { readText } from '../../frame/read-values.ts';
import { AutocompleteView } from './view.tsx';

export const kind = defineKind({
  type: 'autocomplete',
  frame: 'label',
  emptyValue: '',
  read: readText,
  drafted: true,
  View: AutocompleteView,
});
