import { Suspense, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { offlineWords } from '../app/refusals/say-refusal.ts';
import type { StudioScreen } from '../app/screen.ts';
import { Failed, Loading } from '../app/screen-states.tsx';
import { StaffGate, useStaff } from '../app/staff-session.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { UnsavedWorkGuard } from '../leaving/unsaved-work-guard.tsx';
import { ToastProvider } from '../parts/toast.tsx';
import { SignIn } from '../screens/signin/sign-in.tsx';
import { SignInAgain } from '../screens/signin/sign-in-again.tsx';
import { LoadFailures } from './load-failures.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { StudioMenu } from './studio-menu.tsx';

/** What stands around every screen: who may enter, the menu, notices. */
export function StudioFrame() {
  const { locale } = useStudioTexts();
  return (
    <StaffGate
      waiting={<Loading />}
      signIn={<SignIn />}
      step={(step) => <SignIn step={step} />}
      lost={(whose) => <SignInAgain {...whose} />}
      failed={(retry) => (
        <main className="p-6">
          <Failed message={offlineWords(locale)} retry={retry} />
        </main>
      )}
    >
      <ToastProvider>
        <UnsavedWorkGuard>
          <Screen />
        </UnsavedWorkGuard>
      </ToastProvider>
    </StaffGate>
  );
}

function Screen() {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const main = useRef<HTMLElement>(null);
  const screen = useMatches().at(-1)?.handle as StudioScreen | undefined;
  useScreenFocus(main, screen ? t(screen.title) : '');
  const content =
    screen && !may(screen.role) ? (
      <div className="grid gap-2 p-2">
        <h1 className="text-title">{t(screen.title)}</h1>
        <p role="alert">{t('studio.forbidden', { role: t(`studio.role-${screen.role}`) })}</p>
      </div>
    ) : (
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    );
  if (screen?.full && may(screen.role)) return content;
  return (
    <div className="studio">
      {/* The router's: an address of the browser's own making is one it cannot keep anybody from leaving. */}
      <Link to="#studio-main" className="s-skip" onClick={() => main.current?.focus()}>
        {t('studio.skip')}
      </Link>
      <StudioMenu />
      <main id="studio-main" ref={main} tabIndex={-1} className="studio-main">
        <LoadFailures />
        {content}
      </main>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </div>
  );
}
