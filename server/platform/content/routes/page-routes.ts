import { Type } from 'typebox';
import { Carousel } from '#schemas/carousel.ts';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { Page } from '#schemas/page.ts';
import { ViewBlock } from '#schemas/view-block.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures, LanguageQuery, limitOf, Name } from '../../http/request-schemas.ts';
import type { LiveContent } from '../live/live-content.ts';
import { translatePage } from '../live/translate-page.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

const tags = ['Pages'];
const byAlias = Type.Object({ alias: Name });

/** Pages and what stands on them (specification 7). */
export function registerPageRoutes(app: PlatformApp, live: LiveContent): void {
  app.get(
    '/v2/system/pages/:alias',
    {
      schema: {
        tags,
        summary: 'A page in one language',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(Page), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('page', alias, languageOf(request));
      putState(reply, answer);
      return { data: translatePage(found(answer.data, `page ${alias}`), answer.locale) };
    },
  );

  app.get(
    '/v2/system/blocks',
    {
      schema: {
        tags,
        summary: 'All view blocks',
        querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.blocks) }),
        response: { 200: Envelope(Type.Array(ViewBlock)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.blocks);
      const answer = await live.all('view-block', languageOf(request), { limit });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/system/blocks/:alias',
    {
      schema: {
        tags,
        summary: 'One view block',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(ViewBlock), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('view-block', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `view block ${alias}`) };
    },
  );

  app.get(
    '/v2/carousel/:alias',
    {
      schema: {
        tags,
        summary: 'A carousel',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(Carousel), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('carousel', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `carousel ${alias}`) };
    },
  );
}
