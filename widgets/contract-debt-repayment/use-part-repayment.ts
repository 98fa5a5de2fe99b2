import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
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
export function usePartRepayment(path: string): PartQuestion {
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
      const { data } = await callPlatform({ path, query: { amount_minor: amountMinor }, locale });
      // The platform's own schemas checked it before it was sent.
      const answer = data as PartRepayment;
      if (wanted.current === amountMinor) setPart(answer);
      return answer;
    },
  };
}
