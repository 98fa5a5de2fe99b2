import { type Static, Type } from 'typebox';
import { Locale } from '../names.ts';

/** A file of the media library. */
export const MediaFile = Type.Object({
  id: Type.String(),
  title: Type.String({ maxLength: 200 }),
  /** Name it was uploaded with. */
  file_name: Type.String(),
  type: Type.String(),
  /** Bytes of the original. */
  size: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** What matters in the picture, from 0 to 1 of its width and height: crops keep it in view. */
  focus: Type.Object({
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  /** Description for people who do not see it, by language. */
  alt: Type.Record(Locale, Type.String({ maxLength: 300 })),
  /** What content has as `src`: path of the largest variant every browser knows, with the focus as its fragment. */
  src: Type.String(),
  variants: Type.Array(Type.Object({ width: Type.Integer(), type: Type.String(), src: Type.String() })),
  created_at: Type.String(),
  updated_at: Type.String(),
  by: Type.String(),
});
export type MediaFile = Static<typeof MediaFile>;

export const MediaChange = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200 })),
  alt: Type.Optional(Type.Record(Locale, Type.String({ maxLength: 300 }))),
  focus: Type.Optional(MediaFile.properties.focus),
});
export type MediaChange = Static<typeof MediaChange>;
