import type { StudioWords, WidgetWords } from '#registry/studio-words.ts';

const files = import.meta.glob<{ studioWords: StudioWords }>('../../widgets/*/studio-words.ts', {
  eager: true,
});
const byType: ReadonlyMap<string, StudioWords> = new Map(
  Object.entries(files).map(([path, { studioWords }]) => [path.split('/').at(-2) ?? '', studioWords]),
);

/** What the widget's folder says in a language of the Studio; undefined in English, which its record speaks. */
export function widgetWords(type: string, locale: string): WidgetWords | undefined {
  const words = byType.get(type);
  return words && Object.hasOwn(words, locale) ? words[locale] : undefined;
}
