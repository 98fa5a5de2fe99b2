import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';

export const faqPage: PageDocument = {
  alias: 'faq',
  title: 'Pytania i odpowiedzi',
  description:
    'Koszty, wniosek, wypłata, spłata i bezpieczeństwo: odpowiadamy na pytania, które słyszymy najczęściej.',
  layout: 'default',
  blocks: [
    block('questions', 'faq', {
      title: 'Pytania i odpowiedzi',
      lead: 'To, o co pytacie najczęściej. Nie ma tu odpowiedzi? Zadzwoń albo napisz, odpowie człowiek.',
    }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
