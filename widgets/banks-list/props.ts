import { type Static, Type } from 'typebox';
import { choice, integer, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  use: choice(['repayment', 'verification'], {
    title: 'What a customer does with the bank',
    default: 'repayment',
  }),
  shown: integer({
    title: 'How many are shown at once',
    description: 'The others unfold below. 0 shows all.',
    minimum: 0,
    maximum: 200,
    default: 12,
  }),
});
export type BanksListProps = Static<typeof props>;
