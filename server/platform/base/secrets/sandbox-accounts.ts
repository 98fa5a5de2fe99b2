import type { StaffRole } from '#schemas/staff.ts';

/** Accounts of the sandbox, one per role. Their password is public, so that production never lets them in. */
export const sandboxAccounts: readonly { email: string; name: string; role: StaffRole }[] = [
  { email: 'agent@example.com', name: 'Igor Agent', role: 'agent' },
  { email: 'editor@example.com', name: 'Ewa Editor', role: 'author' },
  { email: 'publisher@example.com', name: 'Piotr Publisher', role: 'publisher' },
  { email: 'admin@example.com', name: 'Ada Admin', role: 'admin' },
];

export const sandboxPassword = 'Mozaika-2026!';

const addresses: ReadonlySet<string> = new Set(sandboxAccounts.map(({ email }) => email));

/** Whether an address, in lower case, belongs to a sandbox account. */
export const isSandboxAccount = (email: string): boolean => addresses.has(email);

/** Name of the secret that tokens of the sandbox's social network are signed with. No production has it. */
export const sandboxNetworkSecret = 'sandbox-social-network';
