import { Type } from 'typebox';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { languageOf, putCounts, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, LanguageQuery, limitOf, Offset } from '../http/request-schemas.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

const tags = ['FAQ'];

/** Questions and answers with their categories, in the order editors gave them (specification 7 and 9). */
export function registerFaqRoutes(app: PlatformApp, { catalogue }: CatalogueParts): void {
  app.get(
    '/v2/fq/categories',
    {
      schema: {
        tags,
        summary: 'Categories of questions in their order',
        querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.faq) }),
        response: { 200: Envelope(Type.Array(FaqCategory)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.faq);
      const answer = await catalogue.faqCategories({ limit, offset: 0 }, languageOf(request));
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/fq/questions',
    {
      schema: {
        tags,
        summary: 'Questions with their answers in their order',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          category: Type.Optional(askable(250, 'Alias of a category; all questions when left out or empty.')),
          limit: limitOf(limits.faq),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(FaqItem)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const { category, offset = 0 } = request.query;
      const limit = capLimit(request.query.limit, limits.faq);
      const wanted = { limit, offset, ...(category && { category }) };
      const answer = await catalogue.faqItems(wanted, languageOf(request));
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );
}
