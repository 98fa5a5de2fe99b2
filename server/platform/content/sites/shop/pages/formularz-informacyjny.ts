import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';
import { informationSheet } from '../legal/information-sheet.ts';

export const informationSheetPage: PageDocument = {
  alias: 'formularz-informacyjny',
  title: 'Formularz informacyjny',
  description: 'Formularz informacyjny dotyczący kredytu konsumenckiego: koszty, RRSO i prawa konsumenta.',
  layout: 'default',
  blocks: [
    block('title', 'hero', {
      title: 'Formularz informacyjny',
      lead: 'Dane dotyczące kredytu konsumenckiego dla przykładowej pożyczki.',
    }),
    block('crumbs', 'breadcrumbs', {
      items: [{ title: 'Formularz informacyjny', link: '/formularz-informacyjny' }],
    }),
    block('text', 'rich-text', { html: informationSheet }),
    // The sheet names prices, and a page anybody may open counts as advertising.
    block('example', 'representative-example', { variant: 'compact' }),
    block('warning', 'cost-warning', {}),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
