import type { FormDefinition, FormField, FormGroup } from '#schemas/form.ts';
import { studioFieldType } from './field-types.ts';

/** Where a field stands. */
export interface FieldPlace {
  readonly group: number;
  readonly field: number;
}

const aliasesOf = ({ groups }: FormDefinition): Set<string> =>
  new Set(groups.flatMap(({ fields }) => fields.map(({ alias }) => alias)));

/** A name that no field of the form has: the wanted one, else with a number. */
export function freeAlias(definition: FormDefinition, wanted: string): string {
  const taken = aliasesOf(definition);
  const base = /^[a-z][a-zA-Z0-9_-]*$/.test(wanted) ? wanted.slice(0, 50) : 'field';
  for (let number = 1; ; number++) {
    const alias = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(alias) && !(alias in Object.prototype)) return alias;
  }
}

/** A new field of a type, as far as it can be made without asking. */
export function newField(definition: FormDefinition, type: string, title: string): FormField {
  return {
    ...structuredClone(studioFieldType(type)?.starts),
    alias: freeAlias(definition, studioFieldType(type)?.alias ?? type),
    type,
    title,
  };
}

const changeGroup = (
  definition: FormDefinition,
  at: number,
  change: (group: FormGroup) => FormGroup,
): FormDefinition => ({
  ...definition,
  groups: definition.groups.map((group, index) => (index === at ? change(group) : group)),
});

export const updateGroup = (
  definition: FormDefinition,
  at: number,
  change: Partial<FormGroup>,
): FormDefinition => changeGroup(definition, at, (group) => withoutEmpty({ ...group, ...change }));

export const addGroup = (definition: FormDefinition, title: string): FormDefinition => {
  const taken = new Set(definition.groups.map(({ alias }) => alias));
  let number = definition.groups.length + 1;
  while (taken.has(`group-${number}`)) number++;
  return { ...definition, groups: [...definition.groups, { alias: `group-${number}`, title, fields: [] }] };
};

/** A form keeps one group at least. */
export const removeGroup = (definition: FormDefinition, at: number): FormDefinition =>
  definition.groups.length < 2
    ? definition
    : { ...definition, groups: definition.groups.filter((_, index) => index !== at) };

export const addField = (definition: FormDefinition, group: number, field: FormField): FormDefinition =>
  changeGroup(definition, group, ({ fields, ...rest }) => ({ ...rest, fields: [...fields, field] }));

export const removeField = (definition: FormDefinition, { group, field }: FieldPlace): FormDefinition =>
  changeGroup(definition, group, ({ fields, ...rest }) => ({
    ...rest,
    fields: fields.filter((_, index) => index !== field),
  }));

/** The same field once more, below itself, under a name of its own. */
export const duplicateField = (definition: FormDefinition, { group, field }: FieldPlace): FormDefinition =>
  changeGroup(definition, group, ({ fields, ...rest }) => ({
    ...rest,
    fields: fields.flatMap((one, index) =>
      index === field ? [one, { ...structuredClone(one), alias: freeAlias(definition, one.alias) }] : [one],
    ),
  }));

/** A field whose name changes takes along what other fields say of it. */
export function updateField(
  definition: FormDefinition,
  { group, field }: FieldPlace,
  change: { readonly [K in keyof FormField]?: FormField[K] | undefined },
): FormDefinition {
  const before = definition.groups[group]?.fields[field];
  if (!before) return definition;
  const changed = changeGroup(definition, group, ({ fields, ...rest }) => ({
    ...rest,
    fields: fields.map((one, index) =>
      index === field ? (withoutEmpty({ ...one, ...change }) as FormField) : one,
    ),
  }));
  const { alias } = change;
  return alias === undefined || alias === before.alias || before.alias === ''
    ? changed
    : renamed(changed, before.alias, alias);
}

function renamed(definition: FormDefinition, from: string, to: string): FormDefinition {
  const name = (alias: string) => (alias === from ? to : alias);
  const follow = (field: FormField): FormField => ({
    ...field,
    ...(field.bindings && {
      bindings: field.bindings.map((binding) => ({
        ...binding,
        when: binding.when.map((condition) => ({ ...condition, field: name(condition.field) })),
        ...(binding.from !== undefined && { from: name(binding.from) }),
      })),
    }),
    ...(field.validation_rules && {
      validation_rules: field.validation_rules.map((rule) =>
        rule.type === 'equalsField' && rule.value === from ? { ...rule, value: to } : rule,
      ),
    }),
  });
  return {
    ...definition,
    groups: definition.groups.map((group) => ({ ...group, fields: group.fields.map(follow) })),
  };
}

/** One step up or down; at the edge of a group into the next one. */
export function moveField(
  definition: FormDefinition,
  { group, field }: FieldPlace,
  step: 1 | -1,
): FormDefinition {
  const from = definition.groups[group];
  const moved = from?.fields[field];
  if (!from || !moved) return definition;
  const inside = field + step >= 0 && field + step < from.fields.length;
  const target = inside ? group : group + step;
  const into = definition.groups[target];
  if (!into) return definition;
  const without = removeField(definition, { group, field });
  const at = inside ? field + step : step === 1 ? 0 : into.fields.length;
  return changeGroup(without, target, ({ fields, ...rest }) => ({
    ...rest,
    fields: fields.toSpliced(at, 0, moved),
  }));
}

export function moveGroup(definition: FormDefinition, at: number, step: 1 | -1): FormDefinition {
  const group = definition.groups[at];
  if (!group || !definition.groups[at + step]) return definition;
  return { ...definition, groups: definition.groups.toSpliced(at, 1).toSpliced(at + step, 0, group) };
}

/** What is empty is left out, as the schema wants optional parts. */
function withoutEmpty<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(
    ([name, part]) =>
      name === 'title' ||
      name === 'fields' ||
      !(part === undefined || part === '' || (Array.isArray(part) && part.length === 0)),
  );
  return Object.fromEntries(kept) as T;
}
