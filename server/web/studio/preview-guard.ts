import { createHash } from 'node:crypto';
import { previewLinkMessage } from '#schemas/studio/preview.ts';
import type { DocumentHtml } from '../host-options.ts';

/*
 * What keeps somebody who looks at a preview within it. The page's own scripts run as they will on the site; only where
 * they would ask the platform, or leave the page, this stands in between, and says so. The policy of the page forbids the
 * same (`connect-src 'none'`, `form-action 'none'`): this is for people, that is for safety.
 */

/** The dialog of a page that stands in no frame, and its link. */
const leaveDialogId = 'preview-leave';

/**
 * Runs before every other script of the page. `data-sent` holds what is answered to a call. Links are followed by scripts,
 * too, so where the browser tells of moves (`navigation`), those are met as well.
 */
const source = `(() => {
const message = document.currentScript.dataset.sent;
window.fetch = async () => new Response(JSON.stringify({ error: { message } }), { status: 403, headers: { 'content-type': 'application/json' } });
const leave = (address) => {
const { href, protocol } = new URL(address, location.href);
if (!/^https?:$/.test(protocol)) return;
if (parent !== window) return parent.postMessage({ kind: '${previewLinkMessage}', href }, location.origin);
const dialog = document.getElementById('${leaveDialogId}');
const link = dialog.querySelector('a');
link.href = href;
dialog.querySelector('b').textContent = href.replace(location.origin, '');
dialog.querySelector('button').onclick = link.onclick = () => dialog.close();
if (!dialog.open) dialog.showModal();
};
const stays = (url) => url.origin === location.origin && url.pathname.startsWith('/_preview/');
addEventListener('click', (event) => {
const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
if (link.target === '_blank' || link.hasAttribute('download') || stays(new URL(link.href, location.href))) return;
event.preventDefault();
event.stopImmediatePropagation();
leave(link.href);
}, true);
window.navigation?.addEventListener('navigate', (event) => {
const url = new URL(event.destination.url);
if (!event.cancelable || event.destination.sameDocument || event.downloadRequest !== null || stays(url)) return;
event.preventDefault();
leave(url);
});
})()`;
const scriptHash = `sha256-${createHash('sha256').update(source).digest('base64')}`;

const words = {
  pl: {
    sent: 'To jest podgląd: niczego nie wysłaliśmy.',
    title: 'Ten link prowadzi poza podgląd',
    live: 'Podgląd pokazuje tylko tę jedną stronę. Pod adresem, na który prowadzi link, jest to, co już opublikowano:',
    open: 'Otwórz w nowej karcie',
    stay: 'Zostań w podglądzie',
  },
  en: {
    sent: 'This is a preview: nothing was sent.',
    title: 'This link leads out of the preview',
    live: 'The preview shows this one page. Where the link leads you will see what has been published:',
    open: 'Open in a new tab',
    stay: 'Stay in the preview',
  },
};

/** Styles of the dialog; they go with those of the bar. */
export const leaveDialogCss = `
#${leaveDialogId}{max-width:min(30rem,calc(100vw - 2rem));margin:auto;padding:1.5rem;border:0;border-radius:.75rem;
background:#fff;color:#14201d;font:400 1rem/1.5 system-ui,sans-serif;box-shadow:0 1rem 3rem #0006}
#${leaveDialogId}::backdrop{background:#0008}
#${leaveDialogId} h2{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3;font-weight:600}
#${leaveDialogId} p{margin:0 0 1rem;overflow-wrap:anywhere}
#${leaveDialogId} div{display:flex;flex-wrap:wrap;gap:.75rem}
#${leaveDialogId} :is(a,button){display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid #14201d;
border-radius:.5rem;background:#14201d;color:#fff;font:600 1rem/1 system-ui,sans-serif;text-decoration:none;cursor:pointer}
#${leaveDialogId} button{background:none;color:inherit}
#${leaveDialogId} :focus-visible{outline:3px solid #5b8def;outline-offset:2px}
@media (prefers-color-scheme:dark){#${leaveDialogId}{background:#1a2422;color:#f2f5f3}
#${leaveDialogId} a{background:#f2f5f3;color:#14201d;border-color:#f2f5f3}#${leaveDialogId} button{border-color:#f2f5f3}}`;

const languageOf = (locale: string): 'pl' | 'en' => (locale === 'pl' ? 'pl' : 'en');

/** The question before somebody leaves a preview that stands in no frame. */
export function leaveDialog(locale: string): string {
  const t = words[languageOf(locale)];
  return `<dialog id="${leaveDialogId}" aria-labelledby="${leaveDialogId}-title" lang="${languageOf(locale)}"><h2 id="${leaveDialogId}-title">${t.title}</h2><p>${t.live} <b></b></p><div><a href="/" target="_blank" rel="noreferrer">${t.open}</a><button type="button">${t.stay}</button></div></dialog>`;
}

/** A page with the script before all of its own. */
export function guarded(rendered: DocumentHtml, locale: string): DocumentHtml {
  const script = `<script data-sent="${words[languageOf(locale)].sent}">${source}</script>`;
  const page = rendered.body.toString();
  const head = /<head(\s[^>]*)?>/.exec(page);
  const at = head ? head.index + head[0].length : 0;
  const body = Buffer.from(page.slice(0, at) + script + page.slice(at));
  return { ...rendered, body, scriptHashes: [...rendered.scriptHashes, scriptHash] };
}
