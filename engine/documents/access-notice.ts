import type { AccessSubject } from '#registry/access.ts';
import type { Block, Page } from '#schemas/page.ts';
import type { Route } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import { statusScreen } from '../gate/status-screen.ts';

/** The block that stands where a page has nothing to show to this visitor: what it is for, and the way to see it. */
export function accessNotice(page: Page, route: Route | undefined, subject: AccessSubject): Block {
  return {
    id: 'access-notice',
    type: 'access-notice',
    props: {
      title: page.title,
      ...(route && !isCatchAll(route) && { screen: screenAlias(route) }),
      ...(subject.kind === 'customer' && {
        leads_to: statusScreen({ status: subject.status ?? '', rejected: false }),
      }),
    },
  };
}
