import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { LeadRequest } from '#schemas/lead.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import { languageOf } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { LeadService } from './lead-service.ts';

/** What visitors leave for us (specification 7, `cross-sell.lead-create`). */
export function registerLeadRoutes(app: PlatformApp, leads: LeadService, live: LiveContent): void {
  app.post(
    '/v2/cross-sell/lead-create',
    {
      schema: {
        tags: ['Leads'],
        summary: 'Keep what a visitor left; the same within 10 minutes is kept once',
        querystring: LanguageQuery,
        body: LeadRequest,
        response: { 200: Envelope(Type.Object({ accepted: Type.Literal(true) })), ...failures(400, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { locale } = await live.state(languageOf(request));
      await leads.accept(request.body, { address: request.ip, locale });
      return { data: { accepted: true as const } };
    },
  );
}
