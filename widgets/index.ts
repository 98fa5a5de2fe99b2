import { createRegistry } from '#registry/registry.ts';
import { definitions } from './definitions.ts';
import { spokenTexts } from './spoken-texts.ts';

/** Every widget of the house with its words in every language. Server only: it carries schemas, words and examples. */
export const registry = createRegistry(
  definitions.map((widget) => ({ ...widget, texts: spokenTexts(widget) })),
);
