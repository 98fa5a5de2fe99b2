import type { BlockVisibility } from '#schemas/page.ts';

/** Who sees a block, as one choice instead of two conditions that can contradict each other. */
export type Audience = 'everybody' | 'guests' | 'customers' | 'statuses';
export const audiences: readonly Audience[] = ['everybody', 'guests', 'customers', 'statuses'];

export function audienceOf({ signed_in: signedIn, statuses }: BlockVisibility): Audience {
  if (statuses !== undefined) return 'statuses';
  if (signedIn === undefined) return 'everybody';
  return signedIn ? 'customers' : 'guests';
}

/** The circumstances with another audience; moments and channels stay. */
export function withAudience(visible: BlockVisibility, audience: Audience): BlockVisibility {
  const { signed_in: _signedIn, statuses, ...rest } = visible;
  switch (audience) {
    case 'everybody':
      return rest;
    case 'guests':
      return { ...rest, signed_in: false };
    case 'customers':
      return { ...rest, signed_in: true };
    case 'statuses':
      return { ...rest, statuses: statuses ?? [] };
  }
}

/** Circumstances as they are stored: none at all where nothing is asked for. */
export function tidy(visible: BlockVisibility): BlockVisibility | undefined {
  const { channels, ...rest } = visible;
  const kept: BlockVisibility = {
    ...rest,
    ...(channels !== undefined && channels.length > 0 && { channels }),
  };
  return Object.keys(kept).length === 0 ? undefined : kept;
}

/** What of the circumstances can never hold. */
export function faultsOf({ from, until, statuses }: BlockVisibility): {
  readonly statuses?: true;
  readonly until?: true;
} {
  const ends = from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from);
  return { ...(statuses?.length === 0 && { statuses: true }), ...(ends && { until: true }) };
}
