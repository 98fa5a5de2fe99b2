import { randomBytes } from 'node:crypto';
import type { BankLinkProvider } from '#server/platform/lending/identification/bank-link-provider.ts';
import { createSandboxBankLink } from '#server/platform/lending/identification/sandbox-bank-link.ts';
import { createSeal } from '#server/platform/lending/identification/sealed.ts';
import { createSandboxBank } from '#server/sandbox/bank/sandbox-bank.ts';
import type { SandboxParty } from '#server/sandbox/sandbox-parties.ts';

export interface BankConnection {
  /** What the platform speaks to. */
  readonly provider: BankLinkProvider;
  /** What browsers see of it. */
  readonly party: SandboxParty;
  /** Notices of the bank go there from now on. */
  deliverTo(hear: (notice: string) => Promise<void>): void;
}

/** The sandbox's bank and the lender's end of the line to it, with a key of this process that nobody else has. */
export function connectSandboxBank(): BankConnection {
  const seal = createSeal(randomBytes(32));
  let hear: (notice: string) => Promise<void> = async () => undefined;
  const bank = createSandboxBank({ seal, notify: (notice) => hear(notice) });
  return {
    provider: createSandboxBankLink({ seal, ask: bank.ask }),
    party: bank.party,
    deliverTo: (receiver) => {
      hear = receiver;
    },
  };
}
