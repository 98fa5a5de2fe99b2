import { bankRepayment, payBank } from '#schemas/calls/banks.ts';
import { crossSellLeadOffers } from '#schemas/calls/lead-offers.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { languageOf, putCounts, putState } from '../routes/live-answer.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** More than there ever are: these lists are answered whole. */
const limit = limits.blocks;

/** Banks that customers work with, and offers beside ours (specification 7). */
export function registerBankRoutes(app: PlatformApp, { live, catalogue }: CatalogueParts): void {
  for (const banks of [bankRepayment, payBank]) {
    const { type: use } = banks.sends;
    serve(app, banks, async (request, reply) => {
      const answer = await catalogue.banks(use, languageOf(request), { limit, offset: 0 });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    });
  }

  serve(app, crossSellLeadOffers, async (request, reply) => {
    const answer = await live.all('lead-offer', languageOf(request), { limit });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });
}
