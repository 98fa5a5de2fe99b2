import { createTranslator } from '#engine/i18n/translator.ts';
import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import { liveBlocks } from '../tree/client-plan.ts';
import { toClientPlan } from './client-plan.ts';
import { fontPreloads, headHtml, themeColours } from './document-head.ts';
import type { DocumentShell } from './document-shell.ts';
import { embeddedPlanJson } from './embedded-plan-json.ts';
import { offlineNoticeHtml, pageLoaderHtml } from './page-chrome.ts';
import { renderTree } from './render-tree.tsx';
import { viewFailure } from './static-html.tsx';
import type { BuiltTexts } from './text-files.ts';

export interface RenderedDocument {
  /** Its HTML. */
  readonly body: Buffer;
  /** Blocks whose view threw; they are not in it. */
  readonly failures: readonly BlockFailure[];
}

/**
 * Addresses of the chunks a widget type needs in the browser, from the build's manifest; those of the runtime for the
 * empty name.
 */
export type ViewChunks = (type: string) => readonly string[];

/** Names of modules among the chunks that are no widget's; no widget can have them. */
export const consentModule = '#consent';
export const visitorModule = '#visitor';
/** Those the document itself starts, before its first paint. */
export const askEarlyModule = '#ask-early';
export const cartMarkModule = '#cart-mark';

/** The whole document of a Plan. No fetching, no deciding: a Plan in, bytes out. */
export function renderDocument(
  plan: Plan,
  parts: { registry: Registry; shell: DocumentShell; viewChunks: ViewChunks; builtTexts?: BuiltTexts },
): RenderedDocument {
  const { registry, shell, viewChunks, builtTexts } = parts;
  const converted = toClientPlan(plan, registry, builtTexts);
  const failures = [...converted.failures];
  const { html, plan: client } = renderTree(converted.plan, {
    texts: plan.texts,
    registry,
    fail: (block, error) => failures.push(viewFailure(plan, block, error)),
  });
  const t = createTranslator(plan.locale, [plan.texts]);
  const chunks = Object.fromEntries(
    ['', consentModule, visitorModule, ...new Set(liveBlocks(client).map((block) => block.type))].map(
      // Texts of a view come together with its code.
      (type) => [type, [...viewChunks(type), ...(client.texts.files[type] ?? [])]],
    ),
  );
  const before = [
    shell.beforeLang,
    plan.locale,
    shell.beforeHead,
    early(askEarlyModule, 'data-consent-form="bar"', { html, viewChunks }),
    early(cartMarkModule, 'data-cart-link', { html, viewChunks }),
    headHtml(plan.head),
    fontPreloads(shell.fonts, plan.locale),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    themeColours(plan.theme.ground),
    // After the site's styles, which it changes.
    plan.theme.css && `<style>${plan.theme.css}</style>`,
    plan.snippets.head,
    shell.beforeBody,
    plan.snippets.bodyBegin,
    `<div id="mozaika-app"${plan.pollMs === undefined ? '' : ' data-poll'}${plan.attribution ? ` data-attribution="${plan.attribution}"` : ''}>`,
  ];
  const between = [
    '</div>',
    pageLoaderHtml(t),
    offlineNoticeHtml(t),
    '<script type="application/json" id="mozaika-plan">',
  ];
  const after = ['</script>', plan.snippets.bodyEnd, shell.afterBody];
  return {
    body: Buffer.concat([
      Buffer.from(before.join('')),
      ...html,
      Buffer.from(between.join('')),
      ...embeddedPlanJson(client, chunks, registry),
      Buffer.from(after.join('')),
    ]),
    failures,
  };
}

/**
 * A script for what a mark stands for: shows the bar of consent to those who have not answered, and the way to a cart that holds
 * something. Each is small and comes before the styles, so that what it shows is part of the first paint; nothing waits for it.
 */
function early(
  module: string,
  mark: string,
  { html, viewChunks }: { readonly html: readonly Buffer[]; readonly viewChunks: ViewChunks },
): string {
  const [src] = viewChunks(module);
  // In development nothing is built, and these come a little later or not at all.
  if (src === undefined || !html.some((piece) => piece.includes(mark))) return '';
  return `<script type="module" async src="${src}"></script>`;
}
