import { faqCategories, faqQuestions } from '#schemas/calls/faq.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { languageOf, putCounts, putState } from '../routes/live-answer.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** Questions and answers with their categories, in the order editors gave them (specification 7 and 9). */
export function registerFaqRoutes(app: PlatformApp, { catalogue }: CatalogueParts): void {
  serve(app, faqCategories, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.faq);
    const answer = await catalogue.faqCategories({ limit, offset: 0 }, languageOf(request));
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, faqQuestions, async (request, reply) => {
    const { category, offset = 0 } = request.query;
    const limit = capLimit(request.query.limit, limits.faq);
    const wanted = { limit, offset, ...(category && { category }) };
    const answer = await catalogue.faqItems(wanted, languageOf(request));
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });
}
