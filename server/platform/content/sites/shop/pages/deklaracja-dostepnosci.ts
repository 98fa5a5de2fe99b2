import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';
import { accessibility } from '../legal/accessibility.ts';

export const accessibilityPage: PageDocument = {
  alias: 'deklaracja-dostepnosci',
  title: 'Deklaracja dostępności',
  description: 'Deklaracja dostępności serwisu Mozaika Finanse zgodnie z WCAG 2.2 na poziomie AA.',
  layout: 'default',
  blocks: [
    block('title', 'hero', {
      title: 'Deklaracja dostępności',
      lead: 'Jak korzystać z serwisu na różne sposoby i gdzie zgłosić przeszkodę.',
    }),
    block('crumbs', 'breadcrumbs', {
      items: [{ title: 'Deklaracja dostępności', link: '/deklaracja-dostepnosci' }],
    }),
    block('text', 'rich-text', { html: accessibility }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
