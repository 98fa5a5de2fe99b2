import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '#engine/forms/field-types.ts';
import { mapDefinition } from '#engine/forms/map-definition.ts';
import type { FormDefinition } from '#schemas/form.ts';
import type { FieldSetting } from '#ui/forms/studio-field-type.ts';
import { studioLocales } from '../../app/studio-texts.tsx';
import {
  addField,
  addGroup,
  duplicateField,
  moveField,
  moveGroup,
  newField,
  removeField,
  removeGroup,
  updateField,
} from './definition-edits.ts';
import { studioFieldType } from './field-types.ts';
import { newRule } from './rule-choices.ts';

const empty: FormDefinition = {
  alias: 'tried',
  title: 'Form',
  button_text: 'Send',
  groups: [{ alias: 'main', fields: [] }],
};
const names = ({ groups }: FormDefinition) => groups.map(({ fields }) => fields.map(({ alias }) => alias));

describe('[studio] the form builder', () => {
  test.each(fieldTypes)('[issue 15] %s and the settings it alone has are named in each language', (type) => {
    const known = studioFieldType(type);
    if (!known) throw new Error(`ui/forms/fields/${type}/studio.ts is missing`);
    const words = [known.title, ...Object.values(known.settingTitles ?? {})];
    for (const locale of studioLocales)
      expect(
        words.filter((word) => !word[locale]?.trim()),
        `ui/forms/fields/${type}/studio.ts`,
      ).toEqual([]);
    const own: Partial<Record<FieldSetting, readonly string[]>> = {
      hints: ['hints', 'hints-hint'],
      currency: ['currency'],
      document: ['document-label', 'document-href'],
      default: ['default'],
    };
    const wanted = known.settings.flatMap((setting) => own[setting] ?? []);
    expect(Object.keys(known.settingTitles ?? {}).toSorted()).toEqual(wanted.toSorted());
  });

  test.each(fieldTypes)(
    'a new field of type %s, and every rule it is offered, are taken by the form constructor',
    (type) => {
      const first = addField(empty, 0, newField(empty, 'text', 'Other'));
      const added = addField(first, 0, newField(first, type, 'Tried'));
      const rules = (studioFieldType(type)?.rules ?? []).map((rule) =>
        rule === 'equalsField' ? { type: rule, value: 'text' } : newRule(rule),
      );
      const ruled = updateField(added, { group: 0, field: 1 }, { validation_rules: rules });
      expect(mapDefinition(ruled, () => null).findings).toEqual([]);
    },
  );

  test('a renamed field takes along what others say of it', () => {
    const two = ['text', 'text'].reduce((now) => addField(now, 0, newField(now, 'text', 'T')), empty);
    const bound = updateField(
      two,
      { group: 0, field: 1 },
      {
        bindings: [{ type: 'fill', when: [{ field: 'text', operator: 'filled' }], from: 'text' }],
        validation_rules: [{ type: 'equalsField', value: 'text' }],
      },
    );
    const renamed = updateField(bound, { group: 0, field: 0 }, { alias: 'first' });
    expect(renamed.groups[0]?.fields[1]).toMatchObject({
      bindings: [{ when: [{ field: 'first' }], from: 'first' }],
      validation_rules: [{ value: 'first' }],
    });
  });

  test('a field goes over the edge of its group into the next', () => {
    const two = addGroup(addField(empty, 0, newField(empty, 'email', 'E')), '');
    expect(names(moveField(two, { group: 0, field: 0 }, 1))).toEqual([[], ['email']]);
    expect(names(moveField(two, { group: 0, field: 0 }, -1))).toEqual([['email'], []]);
    expect(names(moveGroup(two, 0, 1))).toEqual([[], ['email']]);
  });

  test('[law] whatever is done, names are used once, one group stays, and moving loses nothing', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'copy', 'remove', 'up', 'down', 'group', 'ungroup'),
      type: fc.constantFrom(...fieldTypes),
      group: fc.nat(3),
      field: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now = empty;
        for (const { kind, type, group, field } of steps) {
          const before = names(now).flat().length;
          const place = { group, field };
          if (kind === 'add') now = addField(now, group, newField(now, type, 'T'));
          else if (kind === 'copy') now = duplicateField(now, place);
          else if (kind === 'remove') now = removeField(now, place);
          else if (kind === 'group') now = addGroup(now, '');
          else if (kind === 'ungroup') now = removeGroup(now, group);
          else now = moveField(now, place, kind === 'up' ? -1 : 1);
          const all = names(now).flat();
          expect(new Set(all).size).toBe(all.length);
          expect(now.groups.length).toBeGreaterThan(0);
          expect(new Set(now.groups.map(({ alias }) => alias)).size).toBe(now.groups.length);
          if (kind === 'up' || kind === 'down') expect(all.length).toBe(before);
        }
      }),
    );
  });
});
