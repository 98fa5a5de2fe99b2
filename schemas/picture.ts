import { type Static, Type } from 'typebox';

/** A picture of this site with its size, so that nothing moves when it arrives. An empty `alt` means decoration. */
export const Picture = Type.Object({
  src: Type.String({ pattern: '^/(?![/\\\\])', maxLength: 500 }),
  alt: Type.String({ maxLength: 300 }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type Picture = Static<typeof Picture>;
