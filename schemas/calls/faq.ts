import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { FaqCategory, FaqItem } from '../faq.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf, Offset } from './request-schemas.ts';

const common = {
  area: 'faq',
  access: 'open',
  method: 'GET',
  tags: ['FAQ'],
  failures: [400],
  language: 'in-header',
  sends: { limit: String(limits.faq) },
} as const;

export const faqCategories = defineCall({
  ...common,
  id: 'faq.categories',
  path: '/v2/fq/categories',
  summary: 'Categories of questions in their order',
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.faq) }),
  answer: Envelope(Type.Array(FaqCategory)),
});

export const faqQuestions = defineCall({
  ...common,
  id: 'faq.questions',
  path: '/v2/fq/questions',
  summary: 'Questions with their answers in their order',
  query: Type.Object({
    ...LanguageQuery.properties,
    category: Type.Optional(askable(250, 'Alias of a category; all questions when left out or empty.')),
    limit: limitOf(limits.faq),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(FaqItem)),
});
