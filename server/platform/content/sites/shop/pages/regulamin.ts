import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';
import { terms } from '../legal/terms.ts';

export const termsPage: PageDocument = {
  alias: 'regulamin',
  title: 'Regulamin serwisu',
  description: 'Regulamin świadczenia usług drogą elektroniczną w serwisie Mozaika Finanse.',
  layout: 'default',
  blocks: [
    block('title', 'hero', {
      title: 'Regulamin serwisu',
      lead: 'Zasady korzystania z serwisu i konta, w ośmiu punktach.',
    }),
    block('crumbs', 'breadcrumbs', { items: [{ title: 'Regulamin serwisu', link: '/regulamin' }] }),
    block('text', 'rich-text', { html: terms }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
