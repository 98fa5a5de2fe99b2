/** A bank one can sign in at. All are invented; ids are those of the demo site's list of banks. */
export interface SandboxBank {
  readonly id: string;
  readonly name: string;
}

export const sandboxBanks: readonly SandboxBank[] = [
  { id: 'bank-akacja', name: 'Bank Akacja' },
  { id: 'bank-bursztyn', name: 'Bank Bursztyn' },
  { id: 'bank-cwiartka', name: 'Bank Ćwiartka' },
  { id: 'bank-jarzebina', name: 'Bank Jarzębina' },
  { id: 'bank-most', name: 'Bank Most' },
  { id: 'bank-zuraw', name: 'Bank Żuraw' },
];

export const findBank = (id: string): SandboxBank | undefined => sandboxBanks.find((bank) => bank.id === id);
