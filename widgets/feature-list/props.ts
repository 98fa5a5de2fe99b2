import { type Static, Type } from 'typebox';
import { choice, link, list, longText, object, text } from '#registry/fields.ts';

/** Names of the icons an item may carry; the view maps each to a picture. */
export const featureIcons = [
  'eye',
  'scale',
  'undo',
  'clock',
  'lock',
  'phone',
  'wallet',
  'shield',
  'calculator',
  'document',
  'heart',
  'check',
] as const;

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  columns: choice(['auto', '2', '3', '4'], { title: 'Columns in a wide window', default: 'auto' }),
  items: list(
    object({
      icon: choice(featureIcons, { title: 'Icon', default: 'check' }),
      title: text({ title: 'Title', minLength: 1, maxLength: 80 }),
      text: longText({ title: 'Text', maxLength: 400 }),
      href: Type.Optional(link({ title: 'Leads to' })),
    }),
    { title: 'Features', minItems: 1, maxItems: 12 },
  ),
});
export type FeatureListProps = Static<typeof props>;
export type FeatureIcon = (typeof featureIcons)[number];
