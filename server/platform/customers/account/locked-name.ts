import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import type { Customer } from '../customer-store.ts';
import { accountTexts } from './account-texts.ts';

const nameFields: ReadonlySet<string> = new Set(['firstname', 'lastname']);

/** The form with the name as a sentence to read, and no field to change it in. */
export function withoutName(
  definition: FormDefinition,
  { firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>,
  language: PersonLanguage,
): FormDefinition {
  const name = `${firstname} ${lastname}`.trim();
  const note: FormField = {
    alias: 'locked-name',
    type: 'static',
    title: accountTexts.in(language).nameLocked.replace('{name}', name),
  };
  const isName = ({ alias }: FormField): boolean => nameFields.has(alias);
  // In place of the first of them.
  const first = definition.groups.flatMap(({ fields }) => fields).find(isName);
  const groups = definition.groups.map((group) => ({
    ...group,
    fields: group.fields.flatMap((field) => {
      if (!isName(field)) return [field];
      return field === first ? [note] : [];
    }),
  }));
  return { ...definition, groups };
}

/** Names that were sent although they are locked, and are other ones: a page that is older than the contract sends them. */
export const changedNames = (customer: Customer, given: unknown): string[] =>
  typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([alias, value]) =>
        nameFields.has(alias) &&
        typeof value === 'string' &&
        value.trim() !== customer[alias === 'firstname' ? 'firstname' : 'lastname']
          ? [alias]
          : [],
      )
    : [];
