import { useLayoutEffect, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorScreen } from '#ui/design/error-screen.tsx';
import { SleepingMosaic } from '#ui/design/sleeping-mosaic.tsx';
import type { ClosedSite } from './closed-site.ts';

const block = { id: 'closed-site', first: true };

/**
 * The offline screen over the running page (specification 4 and 8). The page stays underneath with all that was typed, and
 * is there again as it was when the site opens.
 */
export function ClosedSiteView({ store }: { store: StoreApi<ClosedSite> }) {
  const text = useStore(store, (state) => state.text);
  return text === null ? null : <ClosedSiteDialog text={text} store={store} />;
}

function ClosedSiteDialog({ text, store }: { text: string; store: StoreApi<ClosedSite> }) {
  const { asking, still, ask, open } = useStore(store);
  const dialog = useRef<HTMLDialogElement>(null);
  const { t, locale } = usePage();
  // Closed while it is still in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('error.503.title')}
      className="m-0 h-dvh max-h-none w-screen max-w-none items-center overflow-y-auto bg-paper text-ink open:grid"
      // There is nothing to go back to while the site is closed.
      onCancel={(event) => event.preventDefault()}
      onClose={open}
    >
      <ErrorScreen
        block={block}
        picture={<SleepingMosaic />}
        label={t('runtime.closed.label')}
        title={t('error.503.title')}
        text={text}
        help={
          <>
            <p role="status" className="mt-4 min-h-6 font-semibold">
              {still === 'closed' && t('runtime.closed.still')}
              {still === 'no-connection' && t('runtime.offline.text')}
            </p>
            <p className="mt-4 max-w-[60ch] text-ink-soft">{t('runtime.closed.kept')}</p>
          </>
        }
      >
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={asking}
          onClick={() => void ask(locale)}
        >
          {t('runtime.closed.retry')}
        </button>
      </ErrorScreen>
    </dialog>
  );
}
