import { useStaff } from '../../app/staff-session.tsx';
import { useLateTexts, useStudioTexts } from '../../app/studio-texts.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { lateTexts } from './late-texts.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** One's own account: how the sign-in is guarded, and where one is signed in. */
export default function Account() {
  useLateTexts(lateTexts);
  const { t } = useStudioTexts();
  const { self } = useStaff();
  return (
    <>
      <Toolbar title={t('account.title')} lead={`${self.name}, ${self.email}`} />
      <div className="grid max-w-2xl gap-5">
        <SecondFactorCard />
        <PasskeysCard />
        <OwnSessions />
      </div>
    </>
  );
}
