import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';

interface Props {
  /** Asks nothing while there is nothing to lose. */
  readonly changed: boolean;
  /** They leave and want nothing of it. */
  readonly onLeave: () => void;
}

/** Asks before unsaved work is left: by a link, by “back”, by closing the tab. */
export function LeaveGuard({ changed, onLeave }: Props) {
  const { t } = useStudioTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      `${currentLocation.pathname}${currentLocation.search}` !==
        `${nextLocation.pathname}${nextLocation.search}`,
  );
  useEffect(() => {
    if (!changed) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('entities.leave-title')}
      confirm={t('entities.leave')}
      danger
      onConfirm={() => {
        onLeave();
        blocker.proceed();
        return undefined;
      }}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    >
      <p>{t('entities.leave-text')}</p>
    </ConfirmDialog>
  );
}
