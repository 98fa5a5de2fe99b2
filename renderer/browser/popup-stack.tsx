import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { usePage } from '#engine/react/page-context.tsx';
import type { Popup, PopupStack } from '#engine/react/popups.tsx';

/** The open popups, the newest on top. Native dialogs: focus is kept inside, Escape closes the top one. */
export function PopupStackView({ store }: { store: StoreApi<PopupStack> }) {
  const { stack, close } = useStore(store);
  return stack.map((popup) => <PopupDialog key={popup.id} popup={popup} onClose={close} />);
}

const aside = 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(27rem,100vw)] max-w-none';

function PopupDialog({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = usePage();
  // Closed while it is still in the document: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={popup.title}
      className={`bg-surface p-6 text-ink shadow-raised backdrop:bg-deep/60 ${popup.isAside ? aside : 'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-card sm:p-8'}`}
      onCancel={(event) => {
        // The stack decides what is open; the browser must not close a dialog behind its back.
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-2xl">{popup.title}</h2>
        <button
          type="button"
          onClick={onClose}
          className="-mt-1.5 -mr-1.5 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" />
          <span className="sr-only">{t('runtime.close')}</span>
        </button>
      </div>
      <div className="mt-3">{popup.content}</div>
    </dialog>
  );
}
