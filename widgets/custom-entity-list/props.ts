import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  type: key({ title: 'Type of the entities', relation: 'custom-entity-type' }),
  title: text({ title: 'Heading', default: '' }),
});
export type CustomEntityListProps = Static<typeof props>;
