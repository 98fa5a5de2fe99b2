import { statusScreen } from '#engine/gate/status-screen.ts';
import type { NotificationList } from '#engine/react/notifications.tsx';
import type { PageInfo } from '#engine/react/page-context.tsx';
import type { ScreenMoves } from '#engine/react/screen-moves.tsx';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { beginApplication } from '#ui/account/begin-application.ts';
import { carriedQuery } from '#ui/account/carried-query.ts';
import { failureMessage } from '#ui/design/failure-message.ts';
import type { PageLoader } from './page-loader.ts';

/** Where "apply" leads on every page; editors know no other address for it. */
const applyCall = '/signup';

/** What of the page a wish for a loan needs. */
interface LoanWishHost {
  /** The page that is shown now. */
  readonly page: () => PageInfo;
  readonly toStatusScreen: ScreenMoves['toStatusScreen'];
  readonly notify: NotificationList['notify'];
  readonly pageLoader: Pick<PageLoader, 'hide'>;
}

/**
 * Whoever has an account needs none: for customers, a link that leads to the sign-up is the wish for a loan, and
 * the sum and term in its address are the ones wished for. It begins the application, or goes on with the one there is,
 * inside the running page. What stands in the way is said as a notification (specification 8), and the page stays.
 * @returns takes an address that is about to be opened; false where it means nothing of the kind
 */
export function createLoanWish({
  page,
  toStatusScreen,
  notify,
  pageLoader,
}: LoanWishHost): (url: URL) => boolean {
  let beginning = false;
  const begin = async (url: URL, { session, locale, href, t }: PageInfo): Promise<void> => {
    const { statusCall } = session;
    if (statusCall === undefined) return;
    try {
      await toStatusScreen(async () => {
        const now = await beginApplication({ call: statusCall, carried: carriedQuery(url.search), locale });
        return href(now ? statusScreen(now) : screenOnFailedStatus);
      });
    } catch (failure) {
      pageLoader.hide();
      const words = failureMessage(failure, t);
      if (words) notify({ kind: 'error', ...words });
    }
  };
  return (url) => {
    const now = page();
    if (!now.session.signedIn || now.session.statusCall === undefined) return false;
    if (url.pathname !== now.href(applyCall)) return false;
    if (!beginning) {
      beginning = true;
      void begin(url, now).finally(() => {
        beginning = false;
      });
    }
    return true;
  };
}
