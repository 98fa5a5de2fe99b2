import { customerStorage } from '#engine/react/customer-storage.ts';

/** Where it lies while somebody signs in. */
const key = 'carried';

/** What a page lets somebody take along over a sign-in that it led to itself. */
interface CarriedWork {
  /** Address the sign-in leads back to, with locale prefix: only who comes back there gets it. */
  readonly next: string;
  /** Name in the storage of the tab, and what stands there. */
  readonly name: string;
  readonly value: string;
}

/**
 * Marks what this tab keeps under a name as the work of whoever signs in now. Anything else is forgotten at a sign-in, because it may
 * be somebody else's ([sec 4]); this one pressed the link themselves.
 */
export function carryOverSignIn(name: string, next: string): void {
  const storage = customerStorage('tab');
  const value = storage.getItem(name);
  if (value !== null) storage.setItem(key, JSON.stringify({ next, name, value } satisfies CarriedWork));
}

/**
 * Does something that forgets the customer, and puts back what was taken along to `next`.
 * @param forget what a sign-in forgets with
 */
export function forgetButCarried(next: string | null, forget: () => void): void {
  const carried = readCarried(customerStorage('tab').getItem(key));
  forget();
  if (carried && carried.next === next) customerStorage('tab').setItem(carried.name, carried.value);
}

function readCarried(text: string | null): CarriedWork | null {
  try {
    const { next, name, value } = { ...(JSON.parse(text ?? 'null') as Partial<CarriedWork> | null) };
    return typeof next === 'string' && typeof name === 'string' && typeof value === 'string'
      ? { next, name, value }
      : null;
  } catch {
    return null;
  }
}
