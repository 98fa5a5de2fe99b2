import { useState } from 'react';
import { Link, useMatches, useRouteError } from 'react-router';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import { useErrorWords } from './error-words.ts';
import type { StudioScreen } from './screen.ts';
import { useStudioTexts } from './studio-texts.tsx';

/** Something is being fetched; told to screen readers, too. */
export function Loading() {
  const { t } = useStudioTexts();
  return (
    <p role="status" className="p-8 text-ink-soft">
      {t('studio.loading')}
    </p>
  );
}

/** Something could not be fetched: what, and a way to ask again. */
export function Failed({ message, retry }: { readonly message: string; readonly retry?: () => void }) {
  const { t } = useStudioTexts();
  return (
    <div role="alert" className="s-card grid max-w-prose justify-items-start gap-3 p-6">
      <p className="font-semibold">{t('studio.failed')}</p>
      <p className="text-ink-soft">{message}</p>
      {retry && (
        <button type="button" className="s-btn" onClick={retry}>
          {t('studio.retry')}
        </button>
      )}
    </div>
  );
}

/**
 * A screen that threw, or whose code did not come: its neighbours and the menu stay. It is loaded again with the whole
 * document, since a browser may remember what did not come, and a newer Studio has other files; but only once the service
 * answers, or the browser's own error page would take the Studio's place.
 */
export function ScreenFailed() {
  const error = useRouteError();
  const screen = useMatches().at(-1)?.handle as StudioScreen | undefined;
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [tried, setTried] = useState<'no' | 'trying' | 'in-vain'>('no');
  const retry = async () => {
    if (tried === 'trying') return;
    setTried('trying');
    if (await isReachable()) location.reload();
    else setTried('in-vain');
  };
  const message = isChunkFailure(error) ? t('studio.error-chunk') : words(error);
  const failed = (
    <div className="grid gap-4">
      {screen && <h1 className="text-title">{t(screen.title)}</h1>}
      <Failed
        message={tried === 'in-vain' ? t('studio.still-unreachable') : message}
        retry={() => void retry()}
      />
    </div>
  );
  // A screen that takes the whole window has no menu around it.
  return screen?.full ? <main className="p-8">{failed}</main> : failed;
}

/** Browsers name it each in their own words; all of them are about a module or its styles. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

/** Whether the service answers at all, whatever it says. */
const isReachable = (): Promise<boolean> =>
  fetch(studioSessionPath, { headers: { 'x-requested-with': 'mozaika' } }).then(
    ({ status }) => status < 500,
    () => false,
  );

export function NotFound() {
  const { t } = useStudioTexts();
  return (
    <div className="grid justify-items-start gap-3 p-8">
      <h1 className="text-title">{t('studio.not-found')}</h1>
      <Link to="/" className="s-link">
        {t('studio.to-start')}
      </Link>
    </div>
  );
}
