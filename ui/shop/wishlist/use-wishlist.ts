import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askPlatform, callPlatform } from '#engine/react/call-platform.ts';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { isHandledElsewhere } from '#engine/react/failure-policy.ts';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { PlatformFailure } from '#engine/react/platform-failures.ts';
import { favouriteRefs } from '#schemas/calls/favourite-refs.ts';
import { createWishlistStore, unread, type WishlistServer, type WishlistStore } from './wishlist-store.ts';

/** One list for all hearts of a browser’s page. Opened in effects and by presses alone: on the server there never is one. */
const holder = createStore<{ readonly store: WishlistStore | undefined }>(() => ({ store: undefined }));
const nothing = createStore(() => unread);

const serverOf = (locale: string): WishlistServer => ({
  // Nobody asked for these two, so nobody is told when they fail: no notice, no sign-in page.
  list: async () =>
    aliasesOf((await askPlatform(favouriteRefs.list, { query: { idOnly: true }, locale })).data),
  bring: async (aliases) =>
    (await askPlatform(favouriteRefs.add, { body: { aliases: [...aliases] }, locale })).data,
  add: async (aliases) =>
    (await callPlatform(favouriteRefs.add, { body: { aliases: [...aliases] }, locale })).data,
  remove: async (aliases) =>
    (await callPlatform(favouriteRefs.remove, { body: { aliases: [...aliases] }, locale })).data,
});

const aliasesOf = (data: readonly unknown[]): string[] => data.filter((one) => typeof one === 'string');

function openWishlist(signedIn: boolean, locale: string): WishlistStore {
  const { store: opened } = holder.getState();
  if (opened) return opened;
  const store = createWishlistStore({
    device: {
      getItem: (name) => localStorage.getItem(name),
      setItem: (name, value) => localStorage.setItem(name, value),
      removeItem: (name) => localStorage.removeItem(name),
    },
    own: customerStorage('device'),
    server: signedIn ? serverOf(locale) : null,
    onOthers: (read) => {
      addEventListener('storage', read);
      // A page that comes back out of the browser's cache has missed what was said meanwhile.
      addEventListener('pageshow', ({ persisted }) => persisted && read());
    },
  });
  holder.setState({ store });
  void store.open();
  return store;
}

/** The wishlist as it stands, again with each change; unread on the server and in the first render of the browser. */
export function useWishlist() {
  const { session, locale, t } = usePage();
  const { notify } = useNotifications();
  const store = useStore(holder, ({ store }) => store);
  useEffect(() => void openWishlist(session.signedIn, locale), [session, locale]);
  const { aliases, isRead, isUnknown } = useStore(store?.state ?? nothing);
  /** Puts an article on the list or takes it off; what goes wrong is said in a notice (specification 8). */
  const put = async (alias: string, isWanted: boolean): Promise<void> => {
    const outcome = await openWishlist(session.signedIn, locale).put(alias, isWanted);
    if (outcome.kind === 'full')
      notify({ kind: 'warning', title: t('shop.wishlist.error'), text: t('shop.wishlist.full') });
    if (outcome.kind === 'failed' && !isHandledElsewhere(outcome.failure)) {
      const { failure } = outcome;
      const said = failure instanceof PlatformFailure ? failure.message : '';
      notify({ kind: 'error', title: t('shop.wishlist.error'), text: said || t('shop.wishlist.failed') });
    }
  };
  const readAgain = () => void openWishlist(session.signedIn, locale).open();
  return { aliases, isRead, isUnknown, put, readAgain };
}
