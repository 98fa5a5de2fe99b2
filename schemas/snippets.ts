import { type Static, Type } from 'typebox';

/** 32 kB (security thresholds). */
const snippet = () => Type.String({ maxLength: 32_768 });

/** HTML put into the document for matching addresses (specification 3). */
export const Snippets = Type.Object({ head: snippet(), body_begin: snippet(), body_end: snippet() });
export type Snippets = Static<typeof Snippets>;

/** A stored snippet with the addresses it is for; `*` at the end matches the rest. */
export const SnippetRule = Type.Object({
  url: Type.String({ pattern: '^/', maxLength: 500 }),
  ...Snippets.properties,
});
export type SnippetRule = Static<typeof SnippetRule>;
