import { createHash } from 'node:crypto';
import type { PreviewShown } from '#schemas/studio/preview.ts';
import type { DocumentHtml } from '../host-options.ts';
import { guarded, leaveDialog, leaveDialogCss } from './preview-guard.ts';

const css = `
.preview-bar{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.5rem 1rem;
background:#14201d;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif}
.preview-bar span{font-weight:400}
.preview-note{max-width:34rem;margin:20vh auto;padding:0 1.5rem;color:#14201d;font:400 1.0625rem/1.5 system-ui,sans-serif}
.preview-note h1{font-size:1.5rem;line-height:1.25}
@media (prefers-color-scheme:dark){body:has(.preview-note){background:#0f1615}.preview-note{color:#f2f5f3}}
.preview-note a{color:inherit;font-weight:600}
@media print{.preview-bar{display:none}}${leaveDialogCss}`;
const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;

type Words = Readonly<
  Record<'draft' | 'guest' | 'customer' | 'until' | 'moved' | 'movedTo' | 'over' | 'overWhy', string>
>;
const words: Readonly<Record<'pl' | 'en', Words>> = {
  pl: {
    draft: 'Podgląd szkicu',
    guest: 'jako gość',
    customer: 'jako klient ze statusem',
    until: 'link ważny do',
    moved: 'Tej strony ta osoba nie zobaczy',
    movedTo: 'Zostanie przekierowana pod adres',
    over: 'Tego podglądu już nie ma',
    overWhy: 'Link wygasł, został wycofany albo jest niepełny. Poproś o nowy.',
  },
  en: {
    draft: 'Preview of a draft',
    guest: 'as a guest',
    customer: 'as a customer with the status',
    until: 'link good until',
    moved: 'This visitor would not see the page',
    movedTo: 'They are sent to',
    over: 'This preview is no longer there',
    overWhy: 'The link has expired, was withdrawn or is incomplete. Ask for a new one.',
  },
};

/** The language a bar or note is in: those of the Studio. */
const barLocale = (locale: string): 'pl' | 'en' => (locale === 'pl' ? 'pl' : 'en');

const wordsIn = (locale: string): Words => words[barLocale(locale)];

/** The page as a preview shows it: what is in it cannot ask, send or leave unasked, and a bar says what it is. */
export function previewed(
  rendered: DocumentHtml,
  shown: PreviewShown,
  { framed, timeZone }: { readonly framed: boolean; readonly timeZone: string },
): DocumentHtml {
  const page = guarded(rendered, shown.locale);
  // In a frame of the Studio, that says it, and follows the links.
  return framed ? page : withBar(page, shown, timeZone);
}

function withBar(rendered: DocumentHtml, shown: PreviewShown, timeZone: string): DocumentHtml {
  const t = wordsIn(shown.locale);
  const visitor =
    shown.visitor.kind === 'guest' ? t.guest : `${t.customer} <b>${toHtml(shown.visitor.status)}</b>`;
  const until = `${t.until} <time datetime="${toHtml(shown.expires_at)}">${toHtml(momentIn(shown, timeZone))}</time>`;
  const bar = `<aside class="preview-bar" aria-label="${t.draft}">${t.draft}<span>${visitor}</span><span>${until}</span></aside>`;
  // Above the page and not over it: what stands at the bottom, such as the choice of cookies, stays in view.
  const page = rendered.body.toString();
  const body = /<body[^>]*>/.exec(page);
  const at = body ? body.index + body[0].length : 0;
  const html = `${page.slice(0, at)}${style}${bar}${leaveDialog(shown.locale)}${page.slice(at)}`;
  return { ...rendered, body: Buffer.from(html), styleHashes: [...rendered.styleHashes, styleHash] };
}

/** What stands in place of a page that the visitor would be led away from. */
export const movedPage = (shown: PreviewShown, to: string): DocumentHtml =>
  note(shown.locale, 200, 'moved', (t) => `${t.movedTo} <a href="${toHtml(to)}">${toHtml(to)}</a>.`);

/** What stands in place of a preview that is not, or no longer, there. */
export const overPage = (locale: string): DocumentHtml => note(locale, 404, 'over', (t) => t.overWhy);

function note(
  locale: string,
  status: number,
  title: 'moved' | 'over',
  text: (t: Words) => string,
): DocumentHtml {
  const t = wordsIn(locale);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t[title]}</title>${style}`;
  const body = `<main class="preview-note"><h1>${t[title]}</h1><p>${text(t)}</p></main>`;
  return {
    status,
    body: Buffer.from(
      `<!doctype html><html lang="${barLocale(locale)}"><head>${head}</head><body>${body}</body></html>`,
    ),
    scriptHashes: [],
    scriptHosts: [],
    styleHashes: [styleHash],
  };
}

const style = `<style>${css}</style>`;

const momentIn = ({ locale, expires_at: moment }: PreviewShown, timeZone: string): string =>
  // The bar's own language, not the page's.
  new Intl.DateTimeFormat(barLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment));

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const toHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);
