import { useSyncExternalStore } from 'react';
import { calendarDay } from '../format/moments.ts';
import { usePage } from './page-context.tsx';

/** Nothing tells of midnight: a page that is drawn again asks again. */
const never = () => () => undefined;

/**
 * The calendar day it is. While the server's HTML is taken over it is the day that HTML was made for; afterwards the
 * browser's, so that a page left open overnight does not call a new comment one of tomorrow.
 */
export function useToday(): string {
  const { today, timeZone } = usePage();
  return useSyncExternalStore(
    never,
    () => calendarDay(new Date(), timeZone),
    () => today,
  );
}
