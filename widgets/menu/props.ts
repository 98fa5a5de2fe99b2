import { type Static, Type } from 'typebox';
import { choice, key, text } from '#registry/fields.ts';

export const props = Type.Object({
  menu: key({ title: 'Key of the menu', relation: 'menu', default: 'main' }),
  title: text({ title: 'Heading, also the name for screen readers', default: '' }),
  orientation: choice(['vertical', 'horizontal'], { title: 'Direction', default: 'vertical' }),
});
export type MenuProps = Static<typeof props>;
