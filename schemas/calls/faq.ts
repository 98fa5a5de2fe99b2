import type { Call } from './call.ts';

export const faqCalls = [
  { id: 'faq.categories', method: 'GET', path: '/v2/fq/categories', area: 'faq', query: ['limit=10000'] },
  {
    id: 'faq.questions',
    method: 'GET',
    path: '/v2/fq/questions',
    area: 'faq',
    query: ['category', 'limit=10000'],
  },
] as const satisfies readonly Call[];
