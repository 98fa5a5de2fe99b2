import { type ReactNode, useMemo } from 'react';
import { type PageInfo, PageProvider, usePage } from '#engine/react/page-context.tsx';

/** Something of another screen on this page: the page is the one that is shown, the texts are those of where it comes from. */
export function WithTexts({ t, children }: { readonly t: PageInfo['t']; readonly children: ReactNode }) {
  const page = usePage();
  const own = useMemo(() => ({ ...page, t }), [page, t]);
  return <PageProvider page={own}>{children}</PageProvider>;
}
