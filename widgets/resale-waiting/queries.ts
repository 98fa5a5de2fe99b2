import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { resaleDecline, resaleOffers } from '#schemas/calls/resale.ts';
import type { ResaleWaitingProps } from './props.ts';

/** How far the partner is. */
export interface Waiting {
  /** `handed-over`: the partner goes on with the customer by itself. */
  readonly state: 'waiting' | 'handed-over' | 'unknown';
  readonly partner: string | null;
  readonly continueUrl: string | null;
  readonly declineCall: CallRef<typeof resaleDecline>;
}

export const queries = (_props: ResaleWaitingProps, { lending, customer, locale }: QueryContext) => ({
  waiting: {
    queryKey: ['resale-waiting', locale],
    queryFn: async (): Promise<Waiting> => {
      // What failed is said on the screen; the edge has logged why.
      const [status, resale] = await Promise.all([
        customer.status(),
        lending.read(resaleOffers).catch(() => null),
      ]);
      return {
        state: status === 'inresale' ? 'handed-over' : status === 'resale-wait' ? 'waiting' : 'unknown',
        partner: resale?.chosen?.partner ?? null,
        continueUrl: safeLink(resale?.continue_url ?? null),
        declineCall: customer.call(resaleDecline),
      };
    },
  },
});

/** An address that may stand in a link: another site over https, or a path of ours. */
export function safeLink(url: string | null): string | null {
  if (url === null) return null;
  const base = 'https://here.invalid';
  const parsed = URL.parse(url, base);
  if (parsed === null) return null;
  const ours = parsed.origin === base && url.startsWith('/') && !/^\/[/\\]/.test(url);
  return ours || (parsed.protocol === 'https:' && parsed.origin !== base) ? url : null;
}
