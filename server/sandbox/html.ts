/** Text that is HTML already; everything else is escaped when it is put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What can stand in a place of a template. */
export type HtmlPart = string | number | Html | readonly Html[];

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);

function written(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeText(String(part));
}

/** A template of HTML: what is put into its places is escaped unless it is {@link Html} itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + written(parts[index] ?? '')).join(''));
}
