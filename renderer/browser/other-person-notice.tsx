import type { StoreApi } from 'zustand';
import type { PageInfo } from '#engine/react/page-context.tsx';
import type { PopupStack } from '#engine/react/popups.tsx';
import { leavePage } from './leave-page.ts';

/** Says over the page that somebody else is signed in than the person it was drawn for; once, however many calls were rejected. */
export function openOtherPerson(popups: StoreApi<PopupStack>, t: PageInfo['t']): void {
  const title = t('runtime.other-person.title');
  const { stack, open } = popups.getState();
  if (stack.some((popup) => popup.title === title)) return;
  open({
    title,
    content: (
      <>
        <p>{t('runtime.other-person.text')}</p>
        <button type="button" className="btn btn-primary mt-6" onClick={leavePage}>
          {t('runtime.other-person.reload')}
        </button>
      </>
    ),
  });
}
