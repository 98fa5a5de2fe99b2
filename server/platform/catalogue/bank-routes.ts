import { Type } from 'typebox';
import { Bank, type BankUse } from '#schemas/bank.ts';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { LeadOffer } from '#schemas/lead.ts';
import { languageOf, putCounts, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** More than there ever are: these lists are answered whole. */
const limit = limits.blocks;

/** Banks that customers work with, and offers beside ours (specification 7). */
export function registerBankRoutes(app: PlatformApp, { live, catalogue, product }: CatalogueParts): void {
  // The list for verification is read inside the application, yet says nothing of a customer: pages show it to everybody.
  const lists: readonly { path: string; use: BankUse; summary: string }[] = [
    { path: 'bank', use: 'repayment', summary: 'Banks from which a loan can be repaid, by name' },
    { path: 'pay/bank', use: 'verification', summary: 'Banks by which identity can be verified, by name' },
  ];
  for (const { path, use, summary } of lists) {
    app.get(
      `/v2/${product}/${path}`,
      {
        schema: {
          tags: ['Banks'],
          summary,
          querystring: Type.Object({
            ...LanguageQuery.properties,
            type: Type.Optional(Type.Literal(use, { description: 'The one thing this call answers for.' })),
          }),
          response: { 200: Envelope(Type.Array(Bank)), ...failures(400) },
        },
      },
      async (request, reply) => {
        const answer = await catalogue.banks(use, languageOf(request), { limit, offset: 0 });
        putState(reply, answer);
        putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
        return { data: answer.entries.map(({ data }) => data) };
      },
    );
  }

  app.get(
    '/v2/cross-sell/lead-offers',
    {
      schema: {
        tags: ['Offers'],
        summary: 'Offers of partners and of our other products',
        querystring: LanguageQuery,
        response: { 200: Envelope(Type.Array(LeadOffer)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.all('lead-offer', languageOf(request), { limit });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );
}
