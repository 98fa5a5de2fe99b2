import { fieldTypes } from '#engine/forms/field-types.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { bindingTypes, ruleTypes } from '#schemas/form-types.ts';
import { fieldExample } from '#ui/forms/field-examples.ts';
import { bindingFields } from './binding-fields.ts';
import { ruleFields } from './rule-fields.ts';

/** Something to start from in the editor. */
export interface Preset {
  readonly group: 'type' | 'rule' | 'binding' | 'all';
  readonly name: string;
  readonly definition: FormDefinition;
}

const definitionOf = (title: string, fields: readonly FormField[]): FormDefinition => ({
  alias: 'preview',
  title,
  button_text: 'Wyślij',
  success_title: 'Serwer przyjął formularz',
  success_text: 'Przeszedł te same reguły, które sprawdziła przeglądarka.',
  groups: [{ alias: 'fields', fields: [...fields] }],
});

/** Everything the form constructor knows in one form: a group for field types, one for rules, one for bindings. */
const everything: FormDefinition = {
  ...definitionOf('Wszystko naraz', []),
  groups: [
    { alias: 'types', title: 'Rodzaje pól', fields: fieldTypes.flatMap((type) => [...fieldExample(type)]) },
    {
      alias: 'rules',
      title: 'Reguły',
      hint: 'Każde pole ma jedną regułę. Wpisz coś, co ją łamie, i przejdź dalej.',
      fields: ruleTypes.flatMap((type) => [...ruleFields[type]]),
    },
    {
      alias: 'bindings',
      title: 'Zależności',
      fields: bindingTypes.flatMap((type) => [...bindingFields[type]]),
    },
  ],
};

/** One preset for each field type of `ui/forms/fields/`, each rule and binding of `schemas/form-types.ts`, and one with all of them. */
export const presets: readonly Preset[] = [
  { group: 'all', name: 'all', definition: everything },
  ...fieldTypes.map(
    (name) => ({ group: 'type', name, definition: definitionOf(name, fieldExample(name)) }) as const,
  ),
  ...ruleTypes.map(
    (name) => ({ group: 'rule', name, definition: definitionOf(name, ruleFields[name]) }) as const,
  ),
  ...bindingTypes.map(
    (name) => ({ group: 'binding', name, definition: definitionOf(name, bindingFields[name]) }) as const,
  ),
];

/** The preset of a `group/name`; the first one when there is none. */
export const presetOf = (id: string): Preset | undefined =>
  presets.find((preset) => `${preset.group}/${preset.name}` === id) ?? presets[0];
