import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const faqCategories = defineCall({
  id: 'faq.categories',
  method: 'GET',
  path: '/v2/fq/categories',
  area: 'faq',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ limit: Type.Optional(Type.String()) }),
  sends: { limit: '10000' },
});

export const faqQuestions = defineCall({
  id: 'faq.questions',
  method: 'GET',
  path: '/v2/fq/questions',
  area: 'faq',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ category: Type.Optional(Type.String()), limit: Type.Optional(Type.String()) }),
  sends: { limit: '10000' },
});
