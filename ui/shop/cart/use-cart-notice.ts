import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartOutcome } from '#schemas/cart-lines.ts';
import { cartNoticeTexts } from './cart-notices.ts';

/** Tells what became of a wish, where there is something to tell. `title` is that of the article. */
export function useCartNotice(): (outcome: CartOutcome, title: string) => void {
  const { t } = usePage();
  const { notify } = useNotifications();
  return ({ kind }, title) => {
    const [as, heading, text] = cartNoticeTexts[kind] ?? [];
    if (as && heading && text) notify({ kind: as, title: t(heading, { title }), text: t(text, { title }) });
  };
}
