import { type Static, Type } from 'typebox';
import { choice, link, list, longText, object, text } from '#registry/fields.ts';
import { phoneLayout } from '#registry/phone-layout.ts';
import { iconNames } from '#ui/design/icon-names.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  columns: choice(['auto', '2', '3', '4'], { title: 'Columns in a wide window', default: 'auto' }),
  phones: phoneLayout(),
  items: list(
    object({
      icon: choice(iconNames, { title: 'Icon', default: 'check' }),
      title: text({ title: 'Title', minLength: 1, maxLength: 80 }),
      text: longText({ title: 'Text', maxLength: 400 }),
      href: Type.Optional(link({ title: 'Leads to' })),
    }),
    { title: 'Features', minItems: 1, maxItems: 30 },
  ),
});
export type FeatureListProps = Static<typeof props>;
