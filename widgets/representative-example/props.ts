import { type Static, Type } from 'typebox';
import { choice, integer, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  variant: choice(['full', 'compact'], {
    title: 'Look',
    description: '`full`: sentence and table of figures; `compact`: the sentence, for a column or a slot',
    default: 'full',
  }),
  title: text({
    title: 'Title',
    description: 'Empty: the usual words in the page language',
    maxLength: 120,
    default: '',
  }),
  amount: optional(
    integer({
      title: 'Amount, in whole units of the currency',
      description: 'Empty: as in the terms in force. Must be one that is offered.',
      minimum: 1,
      maximum: 1_000_000,
    }),
  ),
  months: optional(
    integer({
      title: 'Term in months',
      description: 'Empty: as in the terms in force. Must be one that is offered.',
      minimum: 1,
      maximum: 360,
    }),
  ),
  source: text({
    title: 'Source of law',
    description: 'Empty: the usual line. Shown in the full look.',
    maxLength: 300,
    default: '',
  }),
});
export type RepresentativeExampleProps = Static<typeof props>;
