import { type Static, Type } from 'typebox';
import { FormFile } from './form.ts';

/** A file of the profile, as its owner sees it. */
export const OwnFile = Type.Object({
  ...FormFile.properties,
  created_at: Type.String({ format: 'date-time' }),
});
export type OwnFile = Static<typeof OwnFile>;
