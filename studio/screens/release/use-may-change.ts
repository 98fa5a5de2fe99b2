import type { Release } from '#schemas/studio/release.ts';
import { useStaff } from '../../app/staff-session.tsx';

/** Whether the person may change what is in a release: authors collect, what is planned or was live is the publishers'. */
export function useMayChange({ state, scheduled_at }: Release): boolean {
  const { may } = useStaff();
  return may('publisher') || (state === 'open' && scheduled_at === null);
}
