import { type Static, Type } from 'typebox';
import type { Openness } from '#engine/gate/openness.ts';
import type { Translate } from '#engine/i18n/translator.ts';
import { choice, flag, longText, optional, text } from '#registry/fields.ts';
import type { Translations } from '../../fields/state/fields-state.ts';
import type { PageFields } from '../puck/puck-shape.ts';

const allSettings = (t: Translate) =>
  Type.Object({
    title: text({ title: t('editor.page-title'), minLength: 1, maxLength: 200 }),
    description: optional(longText({ title: t('editor.page-description'), maxLength: 400 })),
    keywords: optional(text({ title: t('editor.page-keywords'), maxLength: 400 })),
    image: optional(
      Type.String({
        title: t('editor.page-image'),
        maxLength: 500,
        pattern: '^/(?![/\\\\])',
        field: 'picture-path',
      }),
    ),
    layout: choice(['default', 'empty'], { title: t('editor.page-layout') }),
    access: optional(choice(['open', 'customer'], { title: t('editor.page-access') })),
    open_in_any_status: optional(
      flag({ title: t('editor.page-open'), description: t('editor.page-open-hint') }),
    ),
    noindex: optional(flag({ title: t('editor.page-noindex') })),
  });
export type PageSettings = Static<ReturnType<typeof allSettings>>;

/**
 * What of a page itself is edited beside its blocks, in the words of the Studio's language. Its address is changed in the
 * list of pages, where it may redirect.
 * @param openness whether the page itself says if it stays open while an application runs: only then is it asked
 */
export const pageSettings = (t: Translate, openness: Openness) =>
  openness === 'by-document' ? allSettings(t) : Type.Omit(allSettings(t), ['open_in_any_status']);

/** The settings of a page, as the fields take them. */
export function settingsOf({ alias: _, locales, ...value }: PageFields): {
  readonly value: PageSettings;
  readonly translations: Translations;
} {
  const translations = Object.entries(locales ?? {}).map(([locale, texts]) => [
    locale,
    Object.fromEntries(Object.entries(texts).map(([name, words]) => [`/${name}`, words])),
  ]);
  return { value, translations: Object.fromEntries(translations) };
}

/** The page's fields after an edit of its settings. */
export function withSettings(page: PageFields, value: PageSettings, translations: Translations): PageFields {
  const locales = Object.entries(translations)
    .map(
      ([locale, texts]) =>
        [
          locale,
          Object.fromEntries(Object.entries(texts).map(([pointer, words]) => [pointer.slice(1), words])),
        ] as const,
    )
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return { ...value, alias: page.alias, ...(locales.length > 0 && { locales: Object.fromEntries(locales) }) };
}
