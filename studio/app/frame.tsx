import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ToastProvider } from '../parts/toast.tsx';
import { SignIn } from '../screens/signin/sign-in.tsx';
import { SignInAgain } from '../screens/signin/sign-in-again.tsx';
import type { StudioScreen } from './screen.ts';
import { Failed, Loading } from './screen-states.tsx';
import { StaffGate, useStaff } from './staff-session.tsx';
import { StudioMenu } from './studio-menu.tsx';
import { useStudioTexts } from './studio-texts.tsx';

/** What stands around every screen: who may enter, the menu, notices. */
export function StudioFrame() {
  const { t } = useStudioTexts();
  return (
    <StaffGate
      waiting={<Loading />}
      signIn={<SignIn />}
      lost={({ email }) => <SignInAgain email={email} />}
      failed={(retry) => (
        <main className="p-6">
          <Failed message={t('studio.unreachable')} retry={retry} />
        </main>
      )}
    >
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </StaffGate>
  );
}

function Screen() {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const screen = useMatches().at(-1)?.handle as StudioScreen | undefined;
  const content =
    screen && !may(screen.role) ? (
      <p role="alert" className="p-8">
        {t('studio.forbidden', { role: t(`studio.role-${screen.role}`) })}
      </p>
    ) : (
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    );
  if (screen?.full) return content;
  return (
    <div className="studio">
      <a href="#studio-main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:p-3">
        {t('studio.skip')}
      </a>
      <StudioMenu />
      <main id="studio-main" tabIndex={-1} className="studio-main">
        {content}
      </main>
    </div>
  );
}
