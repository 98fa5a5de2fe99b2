import { type Static, Type } from 'typebox';

const text = () => Type.Optional(Type.String({ maxLength: 500 }));

/** What search engines and networks see for addresses that match `url` (specification 3). `*` at the end matches the rest. */
export const SeoRule = Type.Object({
  url: Type.String({ pattern: '^/', maxLength: 500 }),
  meta: Type.Optional(Type.Object({ title: text(), description: text(), keywords: text() })),
  og: Type.Optional(
    Type.Object({
      locale: text(),
      title: text(),
      site_name: text(),
      url: text(),
      description: text(),
      image: text(),
    }),
  ),
  twitter: Type.Optional(
    Type.Object({
      url: text(),
      title: text(),
      description: text(),
      site: text(),
      creator: text(),
      image: text(),
    }),
  ),
});
export type SeoRule = Static<typeof SeoRule>;
