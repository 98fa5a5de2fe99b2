import type { WaitingCase } from '#schemas/lending/waiting-application.ts';

/** Why the rules propose what they propose, as a key of `texts.ts`; null where the figures do not say it. */
export function whyProposed({ proposal, budget }: WaitingCase): string | null {
  if (proposal === null || budget === null) return null;
  const { room_minor: room, wanted_instalment_minor: instalment } = budget;
  const fits = instalment !== null && instalment <= room;
  switch (proposal.verdict) {
    case 'approve':
      return fits ? 'applications.why-fits' : null;
    case 'counter-offers':
      if (fits || instalment === null) return 'applications.why-outside';
      return 'applications.why-too-high';
    case 'refinance':
      return 'applications.why-refinance';
    case 'resale':
      return 'applications.why-no-room';
    case 'reject':
      return null;
    case 'block':
      return 'applications.why-listed';
  }
}
