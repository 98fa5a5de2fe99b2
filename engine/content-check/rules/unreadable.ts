import { maxHtmlLetters } from '../../html/parse-html.ts';
import { inLocale, type PageRule, say } from '../check-context.ts';
import { changedFields } from './headings.ts';

/** Texts that are nested so deep that visitors would see nothing of them; one that is too long is told so by its schema. */
export const checkUnreadable: PageRule = ({ blocks, locales }, context) =>
  blocks.flatMap((checked) =>
    locales.flatMap((locale, index) =>
      (index === 0 ? checked.fields : changedFields(checked, locale)).flatMap(({ field, path, value }) => {
        if (field !== 'rich-text' || typeof value !== 'string' || value.length > maxHtmlLetters) return [];
        if (context.read(value).readable) return [];
        const place = { block_id: checked.blockId, path, ...inLocale(locale, locales) };
        return [say(context, 'unreadable', { place: { ...place, rule: 'unreadable', level: 'error' } })];
      }),
    ),
  );
