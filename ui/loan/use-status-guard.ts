import { useCallback } from 'react';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { PlatformFailure } from '#engine/react/platform-failures.ts';
import { useStatusMove } from './use-status-move.ts';

/** The platform's word for "the application's status does not allow this" ([sec 14]). */
const wrongStatus = 'wrong_status';

/**
 * Makes a call that the status may have overtaken, in another tab or by an adviser: then the page says so and moves to the
 * screen of the present status, and the promise never settles, because what waited for it is being left.
 */
export function useStatusGuard(): <T>(act: () => Promise<T>) => Promise<T> {
  const { t } = usePage();
  const { notify } = useNotifications();
  const move = useStatusMove();
  return useCallback(
    async (act) => {
      try {
        return await act();
      } catch (failure) {
        if (!(failure instanceof PlatformFailure && failure.code === wrongStatus)) throw failure;
        notify({ kind: 'info', title: t('flow.moved-on.title'), text: t('flow.moved-on.text') });
        await move();
        return new Promise<never>(() => undefined);
      }
    },
    [t, notify, move],
  );
}
