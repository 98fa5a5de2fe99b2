import { type Static, Type } from 'typebox';
import { key } from '#registry/fields.ts';

export const props = Type.Object({
  type: key({ title: 'Type of the entity', relation: 'custom-entity-type' }),
  id: key({ title: 'Id of the entity' }),
});
export type CustomEntityItemProps = Static<typeof props>;
