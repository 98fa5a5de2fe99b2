import { describe, expect, test } from 'vitest';
import { createFormChecker } from '#engine/forms/check-form.ts';
import { fieldTypes } from '#engine/forms/field-types.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { mapDefinition } from '#engine/forms/map-definition.ts';
import { screenPattern } from '#engine/forms/screen-pattern.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { bindingTypes, ruleTypes } from '#schemas/form-types.ts';
import type { LookupItem } from '#schemas/lookup.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { readConsent } from '#server/platform/lending/steps/consent-group.ts';

const stored = [...sites.values()].flatMap(({ name, entries }) =>
  entries
    .filter(({ kind }) => kind === 'form')
    .map(({ key, locale, data }) => ({
      name: `${name} ${key} ${locale}`,
      definition: data as FormDefinition,
    })),
);
const fieldsOf = ({ groups }: FormDefinition) => groups.flatMap(({ fields }) => fields);
const shop = (alias: string): FormDefinition => {
  const found = stored.find(({ name }) => name === `shop ${alias} pl`);
  if (!found) throw new Error(`the shop has no form ${alias}`);
  return filled(found.definition);
};

/** As the server fills it: options of lookups in their fields. */
function filled(definition: FormDefinition): FormDefinition {
  const items = (alias: string) =>
    sites
      .get('shop')
      ?.entries.filter(({ kind, key }) => kind === 'lookup' && key === alias)
      .flatMap(({ data }) => data as LookupItem[])
      .map(({ uuid, name }) => ({ key: uuid, value: name }));
  const fill = (field: FormField): FormField => {
    const values = field.lookup === undefined ? undefined : items(field.lookup);
    return values ? { ...field, values } : field;
  };
  return { ...definition, groups: definition.groups.map((g) => ({ ...g, fields: g.fields.map(fill) })) };
}

const check = createFormChecker(createFormCompiler());
const context = {
  today: '2026-03-01',
  passwordRules: {
    min_length: 10,
    max_length: 128,
    lower_case: true,
    upper_case: true,
    digit: true,
    special: false,
  },
};
const wrongFields = async (alias: string, values: object): Promise<string[]> => {
  const verdict = await check(shop(alias), values, context);
  return verdict.ok ? [] : verdict.errors.map(({ field }) => field);
};

const password = { password: 'Mozaika-2026!', password_repeat: 'Mozaika-2026!' };
const anna = { firstname: 'Anna', lastname: 'Kowalska', email: 'anna@example.com', phone: '+48600100200' };
const consents = { consent_terms: true, consent_privacy: true };
const work = 'f10dca0b-780e-4461-8dbe-1b0e077a0cf1';
const home = { city: 'Łódź', street: 'Polna', house: '12/4', postal_code: '90-001' };

describe('[forms] demo forms', () => {
  test.each(stored)(
    '$name is taken over whole: nothing of it is unknown, wrong or dangerous',
    ({ definition }) => {
      const { findings, definition: mapped } = mapDefinition(filled(definition), screenPattern);
      expect(findings).toEqual([]);
      expect(mapped).not.toBeNull();
    },
  );

  test('the example has every rule and binding, and no field that nobody knows', () => {
    const fields = fieldsOf(shop('form-example'));
    const types = new Set(fields.map(({ type }) => type));
    expect([...types].filter((type) => !fieldTypes.includes(type))).toEqual([]);
    // A type that comes later shows itself in the constructor, by the example of its folder.
    expect(types.size).toBeGreaterThanOrEqual(17);
    expect(new Set(fields.flatMap((field) => field.validation_rules ?? []).map(({ type }) => type))).toEqual(
      new Set(ruleTypes),
    );
    expect(new Set(fields.flatMap((field) => field.bindings ?? []).map(({ type }) => type))).toEqual(
      new Set(bindingTypes),
    );
  });

  test('no consent is given beforehand, and those that are needed say where to read more', () => {
    for (const { name, definition } of stored)
      for (const field of fieldsOf(definition).filter(({ type }) => type === 'consent'))
        expect(field.default_value, `${name} ${field.alias}`).toBeUndefined();
  });

  test('[truth] what every customer accepts is in the sign-up word for word, so that no application asks for it again', () => {
    const needed = sites
      .get('shop')
      ?.entries.find(({ kind, key }) => kind === 'lookup' && key === 'getRequiredConsents');
    const words = ((needed?.data ?? []) as LookupItem[]).map(readConsent);
    expect(words.length).toBeGreaterThan(0);
    for (const form of ['registration', 'registration-partner', 'registration-product'])
      for (const { text, link } of words) {
        const asked = fieldsOf(shop(form)).find(({ title }) => title === text);
        expect(asked?.document?.href, `${form}: ${text}`).toBe(link);
        expect(asked?.validation_rules?.some(({ type }) => type === 'required')).toBe(true);
      }
  });

  test.each<[string, object]>([
    ['registration', { ...anna, ...password, ...consents }],
    [
      'registration-partner',
      { ...anna, ...password, ...consents, company: 'Meble Jodła', nip: '525-999-00-01' },
    ],
    [
      'registration-product',
      {
        ...anna,
        ...password,
        ...consents,
        ...home,
        pesel: '44051401359',
        birth_date: '1990-05-14',
        employment: work,
        income: 450_000,
        consent_information: true,
      },
    ],
    ['login', { email: anna.email, password: 'x' }],
    ['password-restore', { email: anna.email }],
    ['password-change', { ...password, current_password: 'x' }],
    ['update-access', { ...password, email: anna.email, code: '012345' }],
    ['identification', { by: 'phone', phone: anna.phone, surname: 'Kowalska', pesel: '44051401359' }],
    ['profile-update', { firstname: 'Anna', lastname: 'Kowalska', ...home, employment: work, income: 0 }],
    [
      'contact',
      {
        firstname: 'Anna',
        email: anna.email,
        topic: 'other',
        message: 'Dzień dobry, pytam.',
        consent_privacy: true,
      },
    ],
    [
      'complaint',
      {
        customer: 'yes',
        agreement: 'MF/2026/001234',
        subject: 'card',
        card_digits: '1234',
        event_date: '2026-02-28',
        description: 'Pobrano opłatę dwa razy tego samego dnia.',
        wishes: ['refund'],
        amount: 1999,
        account: '61109010140000071219812874',
        firstname: 'Anna',
        lastname: 'Kowalska',
        answer: 'post',
        ...home,
        consent_privacy: true,
      },
    ],
  ])('%s: what a careful person fills in is right', async (alias, values) => {
    expect(await wrongFields(alias, values)).toEqual([]);
  });

  test('[sec 13] a changed contact asks for the password, and nothing else of the profile does', async () => {
    const profile = { firstname: 'Anna', lastname: 'Kowalska', ...home, employment: work, income: 0 };
    const changed = { ...profile, change_contact: true, phone: anna.phone };
    expect(await wrongFields('profile-update', changed)).toEqual(['current_password']);
    expect(await wrongFields('profile-update', { ...changed, current_password: 'x' })).toEqual([]);
  });

  test('who has no agreement complains about what is not of one, and is asked for no number', async () => {
    const wrong = await wrongFields('complaint', { customer: 'no', subject: 'costs' });
    expect(wrong).toContain('subject');
    expect(wrong).not.toContain('agreement');
    expect(await wrongFields('complaint', { customer: 'yes' })).toContain('agreement');
  });
});
