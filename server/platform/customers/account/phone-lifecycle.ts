import type { Orm } from '../../base/database/database.ts';

/** What of the lender a proved phone moves on. */
export interface PhoneLifecycle {
  open(customerId: string, tx?: Orm): Promise<{ readonly status: string } | null>;
  applyEvent(
    tx: Orm,
    customerId: string,
    event: { readonly kind: 'phone-confirmed' | 'codes-spent' },
  ): Promise<unknown>;
}

/** Statuses in which an application waits for the phone of the account (specification 4). */
export const awaitingPhone: ReadonlySet<string> = new Set(['confirm-code', 'update-mobile']);

/** Lets an application that waits for a phone go on, in the transaction that proved it. */
export async function phoneProved(
  lifecycle: PhoneLifecycle | undefined,
  tx: Orm,
  customerId: string,
): Promise<void> {
  const open = await lifecycle?.open(customerId, tx);
  if (open && awaitingPhone.has(open.status)) {
    await lifecycle?.applyEvent(tx, customerId, { kind: 'phone-confirmed' });
  }
}
