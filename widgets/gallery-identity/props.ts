import { type Static, Type } from 'typebox';

/** The page is made of the tokens and the classes themselves; there is nothing to set. */
export const props = Type.Object({});
export type GalleryIdentityProps = Static<typeof props>;
