import { Link, useRouteError } from 'react-router';
import { useErrorWords } from './error-words.ts';
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

/** A screen that threw: its neighbours and the menu stay. */
export function ScreenFailed() {
  const error = useRouteError();
  const words = useErrorWords();
  return <Failed message={words(error)} retry={() => location.reload()} />;
}

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
