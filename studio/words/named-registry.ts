import type { Registry } from '#registry/registry.ts';
import type { SlotDefinition, Widget } from '#registry/widget.ts';
import type { StudioLocale } from '../app/studio-texts.tsx';
import { polishContent } from './polish-content.ts';
import { polishProcess } from './polish-process.ts';
import { polishSite } from './polish-site.ts';

const names = new Map(
  [...polishContent, ...polishSite, ...polishProcess].map(([type, title, description, use]) => [
    type,
    { title, description, use },
  ]),
);

/** Places of widgets, by their English titles: several widgets call them alike. */
const places = new Map([
  ['First', 'Pierwsza'],
  ['Second', 'Druga'],
  ['Third', 'Trzecia'],
  ['Fourth', 'Czwarta'],
  ['Content', 'Zawartość'],
  ['Below: a map or a form', 'Poniżej: mapa lub formularz'],
  ['Beside the text, instead of the picture', 'Obok tekstu, zamiast obrazu'],
  ['Beside the video in a wide place', 'Obok filmu, gdy jest dość miejsca'],
  [
    'Legal text under the plans, e.g. the representative example',
    'Tekst prawny pod planami, np. reprezentatywny przykład',
  ],
  ['Tab 1', 'Karta 1'],
  ['Tab 2', 'Karta 2'],
  ['Tab 3', 'Karta 3'],
  ['Tab 4', 'Karta 4'],
  ['Tab 5', 'Karta 5'],
  ['Tab 6', 'Karta 6'],
]);

/**
 * The widgets of the house under the names people of the Studio read: palette, outline, panel, comparison and findings.
 * Widgets name themselves in English, for developers; their Polish names stand here, so that no public page carries them.
 */
export function namedRegistry(registry: Registry, locale: StudioLocale): Registry {
  if (locale !== 'pl') return registry;
  const widgets = registry.widgets.map(inPolish);
  const byType = new Map(widgets.map((widget) => [widget.type, widget]));
  return { get: (type) => byType.get(type), widgets };
}

function inPolish(widget: Widget): Widget {
  const known = names.get(widget.type);
  if (!known) return widget;
  const { title, description, use } = known;
  return { ...widget, title, description, guidance: guidanceOf(widget, use), slots: slotsOf(widget) };
}

const slotsOf = ({ slots }: Widget): Readonly<Record<string, SlotDefinition>> =>
  Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      { ...slot, title: places.get(slot.title) ?? slot.title },
    ]),
  );

/** What is not said in Polish is not said: half an advice in another language helps nobody. */
const guidanceOf = ({ guidance }: Widget, use: string | undefined): Widget['guidance'] =>
  guidance && use !== undefined ? { use } : undefined;
