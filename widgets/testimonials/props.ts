import { type Static, Type } from 'typebox';
import { integer, list, longText, optional, text } from '#registry/fields.ts';
import { phoneLayout } from '#registry/phone-layout.ts';

export const props = Type.Object({
  title: text({ title: 'Heading', default: '' }),
  items: list(
    Type.Object({
      quote: longText({ title: 'Words of the customer', maxLength: 600 }),
      author: text({ title: 'Name and place', maxLength: 80 }),
      role: text({ title: 'What for', maxLength: 120, default: '' }),
      rating: optional(integer({ title: 'Rating out of 5', minimum: 1, maximum: 5 })),
    }),
    { title: 'Testimonials', minItems: 1, maxItems: 24 },
  ),
  phones: phoneLayout(),
  note: text({
    title: 'How the opinions were checked',
    description: 'Consumer law asks for it where opinions are shown',
    maxLength: 400,
    default: '',
  }),
});
export type TestimonialsProps = Static<typeof props>;
