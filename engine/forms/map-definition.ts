import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { FormDefinition, type FormField, FormGroup } from '#schemas/form.ts';
import { formLimits } from '#schemas/form-types.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import { mapBindings, withoutCircles } from './map-bindings.ts';
import { mapFields } from './map-fields.ts';
import type { Report, ScreenPattern } from './map-rules.ts';
import { pickKnown } from './pick-known.ts';

/** A definition without what cannot be used, and what that was. */
export interface MappedForm {
  /** Null when not even a form without fields could be made of it. */
  readonly definition: FormDefinition | null;
  readonly findings: readonly FormFinding[];
}

/** Most groups of a form, most findings that are told one by one. */
const most = { groups: 50, findings: 100 } as const;

const headSchema = Type.Omit(FormDefinition, ['groups']);
const groupSchema = Type.Omit(FormGroup, ['fields']);
const head = compileSchema(headSchema);
const group = compileSchema(groupSchema);

/**
 * Reads a definition of the content system, whatever it is: what our schema knows is taken over, everything else is
 * left out and named, so that a newer or careless definition does not take the form down (specification 3, [sec 28]).
 * Never throws for JSON. Options of lookups have to be filled in already.
 */
export function mapDefinition(raw: unknown, screen: ScreenPattern): MappedForm {
  const findings: FormFinding[] = [];
  const report: Report = (finding) => {
    if (findings.length < most.findings) findings.push({ ...finding, field: finding.field.slice(0, 60) });
  };
  const top = pickKnown(headSchema, raw);
  const groups = listOf(raw, 'groups');
  if (!head.Check(top) || !groups) {
    const problems = head.Errors(top).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    report({
      kind: 'bad-definition',
      field: '',
      message: problems.slice(0, 3).join('; ') || '/groups must be a list',
      cure: 'Give the form an alias, a title, a button text and groups of fields.',
    });
    return { definition: null, findings };
  }
  const kept = mapGroups(groups, report);
  if (kept.length === 0) {
    report({
      kind: 'bad-definition',
      field: '',
      message: 'The form has no group of fields.',
      cure: 'Give it one.',
    });
    return { definition: null, findings };
  }
  const named = new Set<string>();
  let room: number = formLimits.fields;
  const filled = kept.map(({ head: own, fields }) => {
    const mapped = mapFields(fields, { named, room, screen, report });
    room -= mapped.length;
    return { ...own, fields: mapped };
  });
  return { definition: { ...top, groups: bindFields(filled, report) }, findings };
}

type Unbound = Omit<FormGroup, 'fields'> & {
  fields: readonly { readonly field: FormField; readonly bindings: unknown }[];
};

function mapGroups(groups: readonly unknown[], report: Report) {
  if (groups.length > most.groups) {
    report({
      kind: 'too-many-fields',
      field: '',
      message: `${groups.length} groups; the first ${most.groups} are kept.`,
      cure: 'Split the form.',
    });
  }
  return groups.slice(0, most.groups).flatMap((raw, at) => {
    const own = pickKnown(groupSchema, raw);
    const fields = listOf(raw, 'fields');
    if (group.Check(own) && fields) return [{ head: own, fields }];
    report({
      kind: 'bad-field',
      field: '',
      message: `Group ${at + 1} has no alias or no list of fields.`,
      cure: 'Give it both.',
    });
    return [];
  });
}

/** Bindings and rules about other fields come last: only now it is known which fields there are. */
function bindFields(groups: readonly Unbound[], report: Report): FormGroup[] {
  const all = groups.flatMap(({ fields }) => fields);
  const byAlias = new Map(all.map(({ field }) => [field.alias, field]));
  const bound = all.map(({ field, bindings: given }) => {
    const bindings = mapBindings(field, { given, fields: byAlias, report });
    const rules = field.validation_rules?.filter((rule) => {
      if (rule.type !== 'equalsField') return true;
      if (rule.value !== field.alias && byAlias.has(String(rule.value))) return true;
      report({
        kind: 'bad-rule-value',
        field: field.alias,
        message: 'equalsField names no other field.',
        cure: 'Name a field of the form.',
      });
      return false;
    });
    const { validation_rules: _, ...without } = field;
    return {
      ...without,
      ...(rules && rules.length > 0 && { validation_rules: rules }),
      ...(bindings.length > 0 && { bindings: [...bindings] }),
    };
  });
  const clear = new Map(withoutCircles(bound, report).map((field) => [field.alias, field]));
  return groups.map(({ fields, ...own }) => ({
    ...own,
    fields: fields.flatMap(({ field }) => clear.get(field.alias) ?? []),
  }));
}

function listOf(value: unknown, name: string): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  const list: unknown = Reflect.get(value, name);
  return Array.isArray(list) ? list : null;
}
