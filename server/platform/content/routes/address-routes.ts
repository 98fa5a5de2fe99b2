import { redirectRule, seoRule, snippets } from '#schemas/calls/content-rules.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import type { LiveContent } from '../live/live-content.ts';
import { languageOf, putState } from './live-answer.ts';

/** What is set for the address of a page: its own rule beats the one with the longest `*` prefix (specification 7). */
export function registerAddressRoutes(app: PlatformApp, live: LiveContent): void {
  serve(app, seoRule, async (request, reply) => {
    const answer = await live.ruleFor('seo-rule', request.body.url, languageOf(request));
    putState(reply, answer);
    return { data: answer.data };
  });

  serve(app, snippets, async (request, reply) => {
    const answer = await live.ruleFor('snippet', request.body.url, languageOf(request));
    putState(reply, answer);
    const { head = '', body_begin = '', body_end = '' } = answer.data ?? {};
    return { data: { head, body_begin, body_end } };
  });

  serve(app, redirectRule, async (request, reply) => {
    const answer = await live.ruleFor('redirect-rule', request.body.url, languageOf(request));
    putState(reply, answer);
    return { data: answer.data };
  });
}
