import { OwnList } from './own-list.tsx';
import { SampleList } from './sample-list.tsx';
import { SharedList } from './shared-list.tsx';
import type { WishlistView } from './wishlist-view.ts';

/** What somebody likes and has not bought yet: the visitor’s own list, or one that was passed on. */
export function Wishlist(view: WishlistView) {
  const { shown } = view.data;
  if (shown.kind === 'shared') return <SharedList {...view} goods={shown.goods} />;
  if (shown.kind === 'sample') return <SampleList {...view} sample={shown} />;
  return <OwnList {...view} />;
}

export default Wishlist;
