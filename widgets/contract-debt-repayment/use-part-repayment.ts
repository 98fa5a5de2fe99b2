import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { contractPartRepayment } from '#schemas/calls/contract.ts';
import type { PartRepayment } from '#schemas/lending/part-repayment.ts';

interface PartQuestion {
  /** What the amount asked for last would do; null until it is known, or when it was changed. */
  readonly part: PartRepayment | null;
  /** Asks what an amount would do. @throws PlatformFailure */
  readonly ask: (amountMinor: number) => Promise<PartRepayment>;
  /** The amount is being changed: what is in sight is true no more. */
  readonly forget: () => void;
}

/** What an amount of the customer's own would make of the schedule, asked of the platform that will do it. */
export function usePartRepayment(call: CallRef<typeof contractPartRepayment>): PartQuestion {
  const { locale } = usePage();
  const [part, setPart] = useState<PartRepayment | null>(null);
  /** Answers may come in another order than they were asked for. */
  const wanted = useRef(0);
  return {
    part,
    forget: () => {
      wanted.current = 0;
      setPart(null);
    },
    ask: async (amountMinor) => {
      if (part?.amount_minor === amountMinor) return part;
      wanted.current = amountMinor;
      const { data } = await callPlatform(call, { query: { amount_minor: amountMinor }, locale });
      if (wanted.current === amountMinor) setPart(data);
      return data;
    },
  };
}
