import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { FormField } from '#schemas/form.ts';
import { formLimits } from '#schemas/form-types.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import { factsOf, fieldTypes } from './field-types.ts';
import { mapRules, type Report, type ScreenPattern } from './map-rules.ts';
import { pickKnown } from './pick-known.ts';

interface FieldContext {
  /** Aliases in use; new ones are added. */
  readonly named: Set<string>;
  /** How many more fields the form may have. */
  readonly room: number;
  readonly screen: ScreenPattern;
  readonly report: Report;
}

/** A field whose bindings are still what the definition says: other fields have to be known first. */
export interface UnboundField {
  readonly field: FormField;
  readonly bindings: unknown;
}

const schema = Type.Omit(FormField, ['validation_rules', 'bindings']);
const checker = compileSchema(schema);

/** The fields of a group that can be shown. */
export function mapFields(raw: readonly unknown[], context: FieldContext): readonly UnboundField[] {
  const { room, report } = context;
  // Twice what may stay: a list of a million broken fields is not read to its end.
  const mapped = raw.slice(0, 2 * formLimits.fields).flatMap((field) => mapField(field, context) ?? []);
  if (mapped.length > room || raw.length > 2 * formLimits.fields) {
    report({
      kind: 'too-many-fields',
      field: mapped[room]?.field.alias ?? '',
      message: `More than ${formLimits.fields} fields; the first ${formLimits.fields} are kept.`,
      cure: 'Split the form.',
    });
  }
  return mapped.slice(0, room);
}

function mapField(raw: unknown, { named, screen, report }: FieldContext): UnboundField | null {
  const candidate = pickKnown(schema, raw);
  const given = member(candidate, 'alias');
  const alias = typeof given === 'string' ? given : '';
  const refuse = (kind: FormFinding['kind'], message: string, cure: string): null => {
    report({ kind, field: alias, message, cure });
    return null;
  };
  // Every object has these; a field of that name would be found where there is none ([sec 31]).
  if (alias in Object.prototype) {
    return refuse('reserved-name', `No field may be called "${alias}".`, 'Choose another alias.');
  }
  const type = member(candidate, 'type');
  if (typeof type === 'string' && !factsOf(type)) {
    return refuse(
      'unknown-field-type',
      `Nobody knows fields of type "${type}".`,
      `Known: ${fieldTypes.join(', ')}.`,
    );
  }
  if (!checker.Check(candidate)) {
    const problems = checker
      .Errors(candidate)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return refuse(
      'bad-field',
      problems.slice(0, 3).join('; '),
      'Make the field as the schema of forms says.',
    );
  }
  if (named.has(alias)) {
    return refuse(
      'duplicate-field',
      `The form has a field "${alias}" already.`,
      'Give each field its own alias.',
    );
  }
  named.add(alias);
  const field = settle(candidate, report);
  const rules = mapRules(field, { given: member(raw, 'validation_rules'), screen, report });
  return {
    field: { ...field, ...(rules.length > 0 && { validation_rules: [...rules] }) },
    bindings: member(raw, 'bindings'),
  };
}

/** Leaves out of a sound field what must not be. */
function settle(field: FormField, report: Report): FormField {
  const { default_value, values, ...rest } = field;
  const ticked = field.type === 'consent' && default_value !== undefined;
  if (ticked) {
    report({
      kind: 'bad-field',
      field: field.alias,
      message: 'A consent is never given beforehand (GDPR, recital 32).',
      cure: 'Leave out default_value.',
    });
  }
  const options =
    values && [...new Map(values.toReversed().map((option) => [option.key, option])).values()].toReversed();
  if (options && options.length < (values?.length ?? 0)) {
    report({
      kind: 'bad-field',
      field: field.alias,
      message: 'Some options have the same key; the first is kept.',
      cure: 'Give each its own key.',
    });
  }
  return {
    ...rest,
    ...(options && { values: options }),
    ...(default_value !== undefined && !ticked && { default_value }),
  };
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
