import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';
import type { StudioLocale } from '../../app/studio-texts.tsx';

const files = import.meta.glob<{ studio: StudioFieldType }>('../../../ui/forms/fields/*/studio.ts', {
  eager: true,
});
const byType: ReadonlyMap<string, StudioFieldType> = new Map(
  Object.entries(files).map(([path, { studio }]) => [path.split('/').at(-2) ?? '', studio]),
);

/** What the builder knows of a field type; undefined for one this version does not have. */
export const studioFieldType = (type: string): StudioFieldType | undefined => byType.get(type);

/** What people call a field type; its name where it has no other. */
export const typeTitle = (type: string, locale: StudioLocale): string =>
  byType.get(type)?.title[locale] ?? type;

/** What people call a setting that only this type has. */
export const settingTitle = (type: string, setting: string, locale: StudioLocale): string =>
  byType.get(type)?.settingTitles?.[setting]?.[locale] ?? setting;
