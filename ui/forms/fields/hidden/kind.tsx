import { defineKind } from '../../frame/define-kind.tsx';
import { HiddenView } from './view.tsx';

export const kind = defineKind<string | number | boolean>({
  type: 'hidden',
  frame: 'none',
  emptyValue: '',
  read: (value) => {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    return typeof value === 'number' && Number.isFinite(value) ? value : '';
  },
  // The definition gives it, and may give another one next time.
  drafted: false,
  View: HiddenView,
});
