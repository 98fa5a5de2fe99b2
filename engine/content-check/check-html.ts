import type { Finding } from '#schemas/studio/finding.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import { type CheckContext, say } from './check-context.ts';
import { checkDocument } from './check-document.ts';
import { htmlImages } from './rules/alt-texts.ts';
import { figureIn } from './rules/credit.ts';
import { htmlHeadings } from './rules/headings.ts';
import { htmlLinks } from './rules/links.ts';
import { textReadability } from './rules/readability.ts';

/**
 * A text that is kept by itself, such as a post or a shared block.
 * @param path JSON pointer to it in its body
 * @param locale language it is written in
 */
export function checkHtml(
  html: string,
  {
    path,
    locale,
    context,
  }: { readonly path: string; readonly locale: string; readonly context: CheckContext },
): Finding[] {
  const place = { path };
  const { text, readable } = context.read(html);
  if (!readable)
    return [say(context, 'unreadable', { place: { ...place, rule: 'unreadable', level: 'error' } })];
  const { widgets, problems } = extractWidgets(html);
  const embedded = widgets.map(({ block }) => block);
  const carried = new Set(embedded.flatMap(({ type }) => context.registry.get(type)?.carries ?? []));
  const figure = carried.size < 2 ? figureIn(text) : null;
  return [
    ...problems.map((problem) =>
      say(context, 'tag', { place: { ...place, rule: 'tag', level: 'error' }, values: { problem } }),
    ),
    ...checkDocument({ alias: '', blocks: embedded }, context.registry, context.t).map(
      ({ block_id: _, ...finding }) => ({
        ...finding,
        path,
      }),
    ),
    // Where it is shown is not known here, so it is for a person to judge.
    ...(figure === null
      ? []
      : [
          say(context, 'credit-advice', {
            place: { ...place, rule: 'credit-advice', level: 'warning' },
            values: { figure },
          }),
        ]),
    ...htmlHeadings(html, place, context),
    ...htmlImages(html, place, context),
    ...htmlLinks(html, place, context),
    ...textReadability(text, { locale, place, context }),
  ];
}
