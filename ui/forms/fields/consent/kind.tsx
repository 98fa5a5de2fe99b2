import { defineKind } from '../../frame/define-kind.tsx';
import { readTick } from '../../frame/read-values.ts';
import { ConsentView } from './view.tsx';

export const kind = defineKind({
  type: 'consent',
  frame: 'own',
  emptyValue: false,
  read: readTick,
  // Given anew each time, by the person alone: neither a default nor a draft may tick it.
  drafted: false,
  View: ConsentView,
});
