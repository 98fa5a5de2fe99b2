import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import { textsFor } from '../i18n/texts-for.ts';

/**
 * Merged texts by registry, by the content system's own record of them (it is shared and frozen, so it stands for its
 * version), by locale.
 */
const merged = new WeakMap<Registry, WeakMap<Texts, Map<string, Texts>>>();

/** All interface texts of a locale: the widgets' and the engine's defaults under what the content system says. */
export function allTexts(registry: Registry, locale: string, contentTexts: Texts): Texts {
  const ofRegistry = merged.get(registry) ?? new WeakMap<Texts, Map<string, Texts>>();
  merged.set(registry, ofRegistry);
  const byLocale = ofRegistry.get(contentTexts) ?? new Map<string, Texts>();
  ofRegistry.set(contentTexts, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const widgetTexts = registry.widgets.map((widget) => widget.texts);
  const texts = textsFor(locale, widgetTexts, contentTexts);
  byLocale.set(locale, texts);
  return texts;
}
