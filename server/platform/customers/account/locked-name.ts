import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../../base/database/database.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { loanContract } from '../../lending/contracts/tables.ts';
import { loanApplication } from '../../lending/tables.ts';
import type { Customer } from '../customer-store.ts';
import { accountTexts } from './account-texts.ts';

const nameFields: ReadonlySet<string> = new Set(['firstname', 'lastname']);
/** From the bank's confirmation on the name is a proved one: it goes into the contract as it is. */
const identified: readonly ApplicationStatus[] = ['external-data-request', 'processing', 'show-contract'];

/** Whether the name is somebody's in a contract, or proved for one: then it changes by a document only. */
export async function isNameLocked(orm: Orm, customerId: string): Promise<boolean> {
  const contracts = await orm
    .select({ id: loanContract.id })
    .from(loanContract)
    .where(eq(loanContract.customerId, customerId))
    .limit(1);
  if (contracts.length > 0) return true;
  const applications = await orm
    .select({ id: loanApplication.id })
    .from(loanApplication)
    .where(
      and(
        eq(loanApplication.customerId, customerId),
        isNull(loanApplication.endedAt),
        inArray(loanApplication.status, [...identified]),
      ),
    )
    .limit(1);
  return applications.length > 0;
}

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
    title: accountTexts[language].nameLocked.replace('{name}', name),
  };
  let told = false;
  const groups = definition.groups.map((group) => ({
    ...group,
    fields: group.fields.flatMap((field) => {
      if (!nameFields.has(field.alias)) return [field];
      if (told) return [];
      told = true;
      return [note];
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
