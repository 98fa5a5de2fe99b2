import { inArray } from 'drizzle-orm';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { type ApplicationStatus, processingStatuses, statusScreens } from '#schemas/statuses.ts';
import type { Orm } from '../base/database/database.ts';
import type { HashPassword } from '../base/secrets/passwords.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { customer } from './tables.ts';

export interface SandboxCustomer {
  readonly email: string;
  readonly status: ApplicationStatus;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164 */
  readonly phone: string;
}

const statuses: readonly ApplicationStatus[] = [
  ...(Object.keys(statusScreens) as (keyof typeof statusScreens)[]),
  ...processingStatuses,
];
const people = [
  'Anna Nowak',
  'Piotr Kowalski',
  'Maria Wiśniewska',
  'Jan Wójcik',
  'Katarzyna Kamińska',
  'Tomasz Lewandowski',
  'Agnieszka Zielińska',
  'Paweł Szymański',
  'Olena Koval',
  'Michał Woźniak',
  'Ewa Dąbrowska',
  'Krzysztof Kozłowski',
  'Magdalena Jankowska',
  'Andrij Melnyk',
  'Joanna Mazur',
  'Marcin Krawczyk',
  'Barbara Piotrowska',
  'Łukasz Grabowski',
  'Natalia Pawlak',
  'Rafał Michalski',
  'Zofia Król',
  'Adam Wieczorek',
] as const;
const firstPhone = 600_100_200;

/**
 * Customers of the sandbox: one for each status of an application, `<status>@example.com`. Their password is public, so
 * that production never lets them in.
 */
export const sandboxCustomers: readonly SandboxCustomer[] = statuses.map((status, i) => {
  const [firstname = '', lastname = ''] = (people[i % people.length] ?? '').split(' ');
  return { email: `${status}@example.com`, status, firstname, lastname, phone: `+48${firstPhone + i}` };
});

const addresses: ReadonlySet<string> = new Set(sandboxCustomers.map(({ email }) => email));

/** Whether an address, in lower case, belongs to a customer of the sandbox. */
export const isSandboxCustomer = (email: string): boolean => addresses.has(email);

/**
 * Adds those that are missing, in one pass. They share one hash: their password is the same, and hashing it for each would
 * make every start of an empty sandbox wait. @returns how many were added
 */
export async function addSandboxCustomers(orm: Orm, now: () => number, hash: HashPassword): Promise<number> {
  const rows = await orm
    .select({ email: customer.email })
    .from(customer)
    .where(inArray(customer.email, [...addresses]));
  const known = new Set(rows.map(({ email }) => email));
  const missing = sandboxCustomers.filter(({ email }) => !known.has(email));
  if (missing.length === 0) return 0;
  const passwordHash = await hash(sandboxPassword);
  const at = new Date(now());
  await orm.transaction(async (tx) => {
    await tx
      .insert(customer)
      .values(
        missing.map(({ email, status, firstname, lastname, phone }) => ({
          email,
          phone,
          passwordHash,
          firstname,
          lastname,
          group: defaultAuthGroup,
          emailVerifiedAt: at,
          // The screen that confirms a number needs one that is not confirmed yet.
          phoneVerifiedAt: status === 'confirm-code' || status === 'update-mobile' ? null : at,
          needChangePassword: status === 'change-password',
          createdAt: at,
        })),
      )
      .onConflictDoNothing();
  });
  return missing.length;
}
