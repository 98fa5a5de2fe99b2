import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';
import { consentQuestion } from '../consent-question.ts';

/** What stands around every page: the question of consent first, so that the keyboard meets it first, too. */
export const layoutDefault: PageDocument = {
  alias: 'layout-default',
  title: 'Układ stron',
  layout: 'default',
  noindex: true,
  blocks: [
    block('consent', 'cookie-consent', {
      ...consentQuestion,
      policy: { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
    }),
    block('site-header', 'site-header', {}),
    block('content', 'page-content', {}),
    block('site-footer', 'site-footer', {}),
  ],
};
