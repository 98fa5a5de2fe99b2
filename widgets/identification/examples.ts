import type { WidgetExample } from '#registry/widget.ts';
import type { IdentificationProps } from './props.ts';

export const examples: WidgetExample<IdentificationProps>[] = [
  { name: 'normal', title: 'Three ways', props: {}, data: { last: { failure: null } } },
  {
    name: 'failed',
    title: 'After a try that failed',
    props: {},
    data: { last: { failure: 'name-mismatch' } },
  },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Zanim przygotujemy umowę, potwierdź, że konto bankowe do wypłaty należy do Ciebie',
      lead: 'Potrzebujemy tego tylko raz. Każdy ze sposobów prowadzi do tego samego, a w każdej chwili możesz wrócić i wybrać inny. Nie poznamy Twojego loginu ani hasła do banku.',
    },
    data: { last: { failure: null } },
  },
  {
    name: 'empty',
    title: 'An empty heading',
    props: { title: '', lead: '' },
    data: { last: { failure: null } },
  },
  {
    name: 'broken',
    title: 'After a bank did not answer',
    props: {},
    data: { last: { failure: 'bank-unavailable' } },
  },
];
