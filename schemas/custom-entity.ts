import { type Static, Type } from 'typebox';

/** One item of a custom entity (specification 3). `value` and `dynamic_value` are free JSON objects. */
export const CustomEntityItem = Type.Object({
  id: Type.String(),
  is_active: Type.Boolean(),
  name: Type.String(),
  type: Type.String(),
  value: Type.Record(Type.String(), Type.Unknown()),
  dynamic_value: Type.Record(Type.String(), Type.Unknown()),
});
export type CustomEntityItem = Static<typeof CustomEntityItem>;
