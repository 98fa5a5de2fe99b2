/** The document around a screen, with vike's links to style and starter, cut at the places where a visit's own parts go. */
export interface DocumentShell {
  readonly beforeLang: string;
  readonly beforeHead: string;
  readonly beforeBody: string;
  readonly afterBody: string;
  /** Addresses of all font files of the site's style. */
  readonly fonts: readonly string[];
}

/** Where a visit's own parts go. Comments, so that vike and the browser leave them alone. */
export const marks = {
  lang: 'mozaika-lang',
  head: '<!--mozaika:head-->',
  body: '<!--mozaika:body-->',
} as const;
