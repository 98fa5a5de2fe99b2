import type { TObject } from 'typebox';
import { open } from './access.ts';
import type { Widget, WidgetInput, WidgetQueries } from './widget.ts';

/**
 * Makes a widget's record from what its author wrote, with types inferred from the props schema, the slots and the
 * queries. Checked at start, because a slip here would only show on some customer's page.
 * @throws Error that names the widget and the cure, when the record contradicts itself.
 */
export function defineWidget<
  P extends TObject,
  S extends string = never,
  Q extends WidgetQueries = Record<never, never>,
>(input: WidgetInput<P, S, Q>): Widget {
  const refuse = (what: string): never => {
    throw new Error(`Widget "${input.type}": ${what}`);
  };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(input.type)) refuse('type must be kebab-case, like its folder.');
  if (!Number.isInteger(input.version) || input.version < 1)
    refuse('version must be a whole number from 1 on.');
  if (input.examples.length === 0)
    refuse('give at least one example; the gallery and the tests are made of them.');
  for (let version = 2; version <= input.version; version++)
    if (!input.migrations || !Object.hasOwn(input.migrations, version))
      refuse(
        `version ${version} has no migration; add migrations[${version}] that lifts props of version ${version - 1}.`,
      );
  for (const [locale, texts] of Object.entries(input.texts ?? {}))
    for (const key of Object.keys(texts))
      if (!key.startsWith(`${input.type}.`))
        refuse(`text "${key}" (${locale}) must start with "${input.type}.".`);
  return {
    type: input.type,
    version: input.version,
    title: input.title,
    description: input.description,
    category: input.category,
    guidance: input.guidance,
    props: input.props,
    slots: input.slots ?? {},
    access: input.access ?? open,
    hydrate: input.hydrate,
    texts: input.texts ?? {},
    sharesTexts: input.sharesTexts ?? [],
    queries: input.queries,
    subject: input.subject,
    trail: input.trail,
    view: input.view,
    examples: input.examples,
    carries: input.carries ?? [],
    migrations: input.migrations ?? {},
  };
}
