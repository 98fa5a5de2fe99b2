import type { Registry } from '#registry/registry.ts';
import type { WidgetWords } from '#registry/studio-words.ts';
import type { SlotDefinition, Widget } from '#registry/widget.ts';
import type { StudioLocale } from '../app/studio-texts.tsx';
import { fieldWords } from '../fields/words/field-words.ts';
import { widgetWords } from './widget-words.ts';

/**
 * The widgets of the house under the names people of the Studio read: palette, outline, panel, comparison and findings.
 * Widgets name themselves in English, for developers; other languages stand in `studio-words.ts` of their folders, so that
 * no public page carries them.
 */
export function namedRegistry(registry: Registry, locale: StudioLocale): Registry {
  if (locale === 'en') return registry;
  const widgets = registry.widgets.map((widget) => named(widget, locale));
  const byType = new Map(widgets.map((widget) => [widget.type, widget]));
  return { get: (type) => byType.get(type), widgets };
}

function named(widget: Widget, locale: StudioLocale): Widget {
  const words = widgetWords(widget.type, locale);
  if (!words) return widget;
  const { title, description, use } = words;
  return {
    ...widget,
    title,
    description,
    guidance: guidanceOf(widget, use),
    slots: slotsOf(widget, locale, words),
  };
}

function slotsOf(
  { slots }: Widget,
  locale: StudioLocale,
  words: WidgetWords,
): Readonly<Record<string, SlotDefinition>> {
  const { title } = fieldWords(locale, words);
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, { ...slot, title: title(slot.title, name) }]),
  );
}

/** What is not said in the language is not said: half an advice in another one helps nobody. */
const guidanceOf = ({ guidance }: Widget, use: string | undefined): Widget['guidance'] =>
  guidance && use !== undefined ? { use } : undefined;
