import { createTranslator, type Translate } from '#engine/i18n/translator.ts';
import { ownBytes } from '#engine/own-bytes.ts';
import type { Plan } from '#engine/plan.ts';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import { fontPreloads, headHtml, themeColours } from './document-head.ts';
import { escapeHtml } from './escape.ts';
import { offlineNoticeHtml, pageLoaderHtml } from './page-chrome.ts';
import { type DocumentFrame, type FrameParts, hasSameMembers, type RenderMemory } from './render-memory.ts';

/** The frame of a Plan's document; the very same bytes for the same parts. */
export function documentFrame(
  plan: Plan,
  {
    memory,
    ...around
  }: Pick<FrameParts, 'shell' | 'early'> & { readonly memory: Pick<RenderMemory, 'frames'> },
): DocumentFrame {
  const { locale, head, theme, snippets, texts, pollMs, attribution } = plan;
  const parts: FrameParts = {
    ...{ locale, head, theme, snippets, texts },
    ...(pollMs !== undefined && { pollMs }),
    ...(attribution !== undefined && { attribution }),
    ...around,
  };
  const known = memory.frames.get(head);
  const same = known?.find((one) => hasSameMembers(one.parts, parts));
  if (same) return same.frame;
  const frame = makeFrame(parts);
  memory.frames.set(head, withNewest({ parts, frame }, known));
  return frame;
}

/** Ends the opening tag of the page's element with whom the page was drawn for; one for everybody says nothing. */
export const personAttribute = ({ person }: Pick<Plan, 'person'>): Buffer =>
  Buffer.from(person === undefined ? '>' : ` data-person="${escapeHtml(person)}">`);

function makeFrame(parts: FrameParts): DocumentFrame {
  const { locale, head, theme, snippets, texts, pollMs, attribution, shell, early } = parts;
  const t = createTranslator(locale, [texts]);
  const before = [
    shell.beforeLang,
    locale,
    shell.beforeHead,
    early,
    headHtml(head),
    fontPreloads(shell.fonts, locale),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    themeColours(theme.ground),
    // After the site's styles, which it changes.
    theme.css && `<style>${theme.css}</style>`,
    snippets.head,
    shell.beforeBody,
    snippets.bodyBegin,
    `<div id="mozaika-app"${pollMs === undefined ? '' : ' data-poll'}${attribution ? ` data-attribution="${attribution}"` : ''}`,
  ];
  // The element's last attribute is the visit's own: `personAttribute`.
  const between = ['</div>', chromeHtml(t), '<script type="application/json" id="mozaika-plan">'];
  const after = ['</script>', snippets.bodyEnd, shell.afterBody];
  return {
    before: ownBytes(Buffer.from(before.join(''))),
    between: ownBytes(Buffer.from(between.join(''))),
    after: ownBytes(Buffer.from(after.join(''))),
  };
}

/** There is one translator for a version of a language's words. */
const chromes = new WeakMap<Translate, string>();

function chromeHtml(t: Translate): string {
  const known = chromes.get(t) ?? pageLoaderHtml(t) + offlineNoticeHtml(t);
  chromes.set(t, known);
  return known;
}
