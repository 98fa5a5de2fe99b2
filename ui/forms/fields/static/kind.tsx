import { defineKind } from '../../frame/define-kind.tsx';
import { StaticView } from './view.tsx';

/** Has no value: it is not sent. */
export const kind = defineKind<undefined>({
  type: 'static',
  frame: 'none',
  emptyValue: undefined,
  read: () => undefined,
  drafted: false,
  View: StaticView,
});
