import type { ApplicationStatus } from '#schemas/statuses.ts';

/** Who may see a widget, wherever an editor puts it. The server decides; a refused block never reaches the browser. */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'customer' }
  | {
      readonly kind: 'status';
      readonly statuses: readonly ApplicationStatus[];
      /** Also, in every status, who has a contract that is over. */
      readonly afterwards?: true;
    };

/** What the server knows of a visitor when it decides. `status` is null when it was not asked for or not answered. */
export type AccessSubject =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'customer'; readonly status: string | null };

export const open: Access = { kind: 'open' };
export const customer: Access = { kind: 'customer' };
/** Only while the application has one of these statuses. An empty list admits nobody (security 16). */
export const status = (statuses: readonly ApplicationStatus[]): Access => ({ kind: 'status', statuses });
/** While the application has one of these statuses, and afterwards, when a contract of the customer is over. */
export const statusAndAfter = (statuses: readonly ApplicationStatus[]): Access => ({
  kind: 'status',
  statuses,
  afterwards: true,
});

/** Whether `subject` may see a widget with this policy. */
export function admits(access: Access, subject: AccessSubject): boolean {
  if (access.kind === 'open') return true;
  if (subject.kind === 'anonymous') return false;
  if (access.kind === 'customer') return true;
  return access.statuses.some((allowed) => allowed === subject.status);
}
