const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
  ['#39', "'"],
]);

/** Whether a text is HTML by its looks; only how a difference is shown depends on it. */
export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/**
 * What a reader reads of HTML, for showing what changed: a line for each block, a bullet for each item. The answer is
 * text and goes to the page as text; it is no sanitiser.
 */
export function readableText(html: string): string {
  if (!looksLikeHtml(html)) return html;
  return html
    .replace(/<li[^>]*>/gi, '• ')
    .replace(/<br[^>]*>|<\/(p|li|h[1-6]|tr|blockquote|div)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
