import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, inLocale, type PageRule, say } from '../check-context.ts';
import type { CheckedBlock } from '../checked-page.ts';

type Place = Omit<Finding, 'message' | 'cure' | 'rule' | 'level'>;

/** Headings of a text: none empty, none skipped, none that would be a second title of the page (WCAG 1.3.1, 2.4.6). */
export function htmlHeadings(
  html: string,
  place: Place,
  context: Pick<CheckContext, 't' | 'read'>,
): Finding[] {
  const { headings } = context.read(html);
  const found = new Set<string>();
  for (const [index, { level, text }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 2;
    if (text === '') found.add('heading-empty');
    if (level === 1) found.add('heading-first-level');
    if (level > before + 1) found.add('heading-order');
  }
  return [...found].map((rule) => say(context, rule, { place: { ...place, rule, level: 'warning' } }));
}

/** Headings of each text, and whether the page begins with one. */
export const checkHeadings: PageRule = ({ page, blocks, locales }, context) => {
  const inTexts = blocks.flatMap((checked) =>
    locales.flatMap((locale, index) =>
      (index === 0 ? checked.fields : changedFields(checked, locale)).flatMap(({ field, path, value }) =>
        field === 'rich-text' && typeof value === 'string'
          ? htmlHeadings(value, { block_id: checked.blockId, path, ...inLocale(locale, locales) }, context)
          : [],
      ),
    ),
  );
  const first = blocks[0];
  const bare =
    first !== undefined && !page.alias.startsWith('layout-') && beginsWithoutHeading(blocks, context);
  if (!bare) return inTexts;
  const place = {
    rule: 'heading-missing',
    level: 'warning',
    block_id: first.blockId,
    path: '/title',
  } as const;
  return [say(context, 'heading-missing', { place }), ...inTexts];
};

/** Fields a language has other values in: the rest would only be told again. */
export function changedFields(checked: CheckedBlock, locale: string) {
  const own = new Map(checked.fields.map(({ path, value }) => [path, value]));
  return checked.fieldsIn(locale).filter(({ path, value }) => own.get(path) !== value);
}

/**
 * Whether the first block could have a heading, which would be the page's title for screen readers, and was given none.
 * Widgets that have a heading of their own, or leave it to a block in them, are not asked.
 */
function beginsWithoutHeading([first]: readonly CheckedBlock[], { read }: CheckContext): boolean {
  if (!first) return false;
  const { widget } = first;
  if (Object.values(widget.slots).some(({ opensPage }) => opensPage)) return false;
  if (Object.values(widget.texts).some((texts) => Object.hasOwn(texts, `${widget.type}.title`))) return false;
  const title = Object.hasOwn(widget.props.properties, 'title')
    ? widget.props.properties['title']
    : undefined;
  if (title === undefined) return false;
  const given = first.fields.find(({ path }) => path === '/title')?.value;
  const html = first.fields.find(({ field }) => field === 'rich-text')?.value;
  return !given && !(typeof html === 'string' && read(html).headings.length > 0);
}
