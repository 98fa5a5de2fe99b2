import { type Static, Type } from 'typebox';
import { Locale } from '../names.ts';
import { MediaFile } from './media.ts';

/** A picture of the library with its bytes, as a site takes it along. */
export const SitePicture = Type.Object({
  ...Type.Pick(MediaFile, ['id', 'title', 'file_name', 'type', 'size', 'width', 'height', 'focus'])
    .properties,
  alt: Type.Record(Locale, Type.String({ maxLength: 300 })),
  /** The picture all sizes are made of, in base64. */
  data: Type.String(),
});
export type SitePicture = Static<typeof SitePicture>;

/** All that is live on a site, as it is handed from one platform to another. */
export const SiteFile = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  entries: Type.Array(
    Type.Object({
      kind: Type.String({ maxLength: 40 }),
      key: Type.String({ maxLength: 250 }),
      locale: Type.Optional(Type.String({ maxLength: 5 })),
      data: Type.Unknown(),
    }),
    { maxItems: 20_000 },
  ),
  media: Type.Optional(Type.Array(SitePicture, { maxItems: 2000 })),
});
export type SiteFile = Static<typeof SiteFile>;

export const SiteImport = Type.Object({
  site: SiteFile,
  /** Live at once, after the checks every publication goes through; else drafts. */
  publish: Type.Boolean(),
  /** What is live and not in the file goes off the site; its drafts stay. Only with `publish`. */
  replace: Type.Boolean(),
  /** Only says what would happen. */
  dry_run: Type.Boolean(),
});
export type SiteImport = Static<typeof SiteImport>;

/** What an import did, or would do: numbers of entries and pictures. */
export const SiteImportResult = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  taken_off: Type.Integer(),
  pictures: Type.Integer(),
  /** Where live addresses without a language change theirs; left out where the main language stays. */
  main_language: Type.Optional(Type.Object({ from: Locale, to: Locale })),
  /** Pictures of the library that live content of the file shows, and neither the file nor the library here has. */
  pictures_missing: Type.Integer(),
  /** Whether it is live now. */
  published: Type.Boolean(),
});
export type SiteImportResult = Static<typeof SiteImportResult>;
