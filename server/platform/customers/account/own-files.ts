import type { OwnFile } from '#schemas/own-file.ts';
import type { FileStore } from '../../content/forms/files/file-store.ts';
import { createCustomerStore } from '../customer-store.ts';
import type { AccountContext } from './account-context.ts';

/** Files that customers added to their profile. */
export interface OwnFiles {
  /** Newest first. */
  list(customerId: string): Promise<readonly OwnFile[]>;
  /** Takes a file out of the profile and deletes it. @returns whether the customer had it there */
  remove(customerId: string, id: string): Promise<boolean>;
}

type Profile = Readonly<Record<string, unknown>>;

/** Ids stand in lists beside answers that are lists, too; which are files, the table of files tells. */
const listedIn = (profile: Profile): string[] =>
  Object.values(profile).flatMap((value) => (Array.isArray(value) ? value.filter(isText) : []));
const isText = (value: unknown): value is string => typeof value === 'string';

export function createOwnFiles(
  { orm }: Pick<AccountContext, 'orm'>,
  { files }: { readonly files: FileStore },
): OwnFiles {
  return {
    list: async (customerId) => {
      const customer = await createCustomerStore(orm).byId(customerId);
      const stored = await files.findOf(customerId, listedIn(customer?.profile ?? {}));
      return stored
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, name, size, type, createdAt }) => ({
          id,
          name,
          size,
          type,
          created_at: createdAt.toISOString(),
        }));
    },
    remove: async (customerId, id) => {
      const isRemoved = await orm.transaction(async (tx) => {
        const store = createCustomerStore(tx);
        const profile = (await store.lock(customerId))?.profile ?? {};
        if (!listedIn(profile).includes(id) || !(await files.forget(tx, id, customerId))) return false;
        await store.update(customerId, { profile: without(profile, id) });
        return true;
      });
      // Bytes that a crash leaves here belong to no row, and go with the next sweep.
      if (isRemoved) await files.discard(id);
      return isRemoved;
    },
  };
}

/** A list that is empty without the file goes, as if the field had never been filled in. */
const without = (profile: Profile, id: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(profile).flatMap(([alias, value]): [string, unknown][] => {
      if (!Array.isArray(value) || !value.includes(id)) return [[alias, value]];
      const rest = value.filter((one) => one !== id);
      return rest.length === 0 ? [] : [[alias, rest]];
    }),
  );
