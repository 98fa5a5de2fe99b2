import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';

export const search: PageDocument = {
  alias: 'szukaj',
  title: 'Szukaj',
  description: 'Przeszukaj strony i poradniki Mozaika Finanse.',
  layout: 'default',
  noindex: true,
  blocks: [
    block('search', 'search', {
      title: 'Szukaj',
      popular: ['wcześniejsza spłata', 'RRSO', 'odstąpienie', 'oddziały', 'phishing'],
      help: [
        { label: 'Częste pytania', href: '/jak-to-dziala' },
        { label: 'Zadzwoń albo napisz', href: '/contacts' },
      ],
    }),
  ],
};
