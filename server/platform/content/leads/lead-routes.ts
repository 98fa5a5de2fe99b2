import { crossSellLeadCreate } from '#schemas/calls/application.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import type { LiveContent } from '../live/live-content.ts';
import { languageOf } from '../routes/live-answer.ts';
import type { LeadService } from './lead-service.ts';

/** What visitors leave for us (specification 7, `cross-sell.lead-create`). */
export function registerLeadRoutes(app: PlatformApp, leads: LeadService, live: LiveContent): void {
  serve(app, crossSellLeadCreate, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { locale } = await live.state(languageOf(request));
    await leads.accept(request.body, { address: request.ip, locale });
    return { data: { accepted: true as const } };
  });
}
