import { isRecord } from '#registry/is-record.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, inLocale, type PageRule, say } from '../check-context.ts';
import { changedFields } from './headings.ts';

type Place = Omit<Finding, 'message' | 'cure' | 'rule' | 'level'>;

/** A file name, or a word that says no more than "picture". */
const saysNothing =
  /^(\S+\.(jpe?g|png|webp|avif|svg|gif)|(img|dsc|dscf|image|photo)[_-]?\d+|image|photo|picture|obraz(ek)?|zdj[eę]cie|grafika|изображение|фото|картинка|зображення)$/i;

/** Whether a description would be read out and say nothing (WCAG 1.1.1). */
export const isEmptyWord = (alt: string): boolean => saysNothing.test(alt.trim());

/** Pictures in a text. */
export function htmlImages(html: string, place: Place, context: Pick<CheckContext, 't' | 'read'>): Finding[] {
  return context.read(html).images.flatMap(({ src, alt }) => {
    const named = (rule: string) =>
      say(context, rule, { place: { ...place, rule, level: 'warning' }, values: { src, alt: alt ?? '' } });
    if (alt === null) return [named('alt-missing')];
    return isEmptyWord(alt) ? [named('alt-word')] : [];
  });
}

/**
 * Every picture is described, or marked as decoration by an empty description. Drawings of ours are decoration; a
 * photograph without a description may be one, too, so it is asked about and not refused.
 */
export const checkAltTexts: PageRule = ({ blocks, locales }, context) =>
  blocks.flatMap((checked) =>
    locales.flatMap((locale, index) =>
      (index === 0 ? checked.fields : changedFields(checked, locale)).flatMap(({ field, path, value }) => {
        const place = { block_id: checked.blockId, ...inLocale(locale, locales) };
        if (field === 'rich-text' && typeof value === 'string')
          return htmlImages(value, { ...place, path }, context);
        if (field !== 'image' || !isRecord(value)) return [];
        const { src, alt } = value;
        if (typeof src !== 'string' || typeof alt !== 'string') return [];
        const at = { ...place, path: `${path}/alt` };
        if (isEmptyWord(alt))
          return [
            say(context, 'alt-word', {
              place: { ...at, rule: 'alt-word', level: 'warning' },
              values: { alt },
            }),
          ];
        const photograph = !src.endsWith('.svg');
        return alt.trim() === '' && photograph && index === 0
          ? [say(context, 'alt-empty', { place: { ...at, rule: 'alt-empty', level: 'note' } })]
          : [];
      }),
    ),
  );
