import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { RedirectRule } from '#schemas/redirect-rule.ts';
import { SeoRule } from '#schemas/seo-rule.ts';
import { Snippets } from '#schemas/snippets.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { askable, failures, LanguageQuery } from '../../http/request-schemas.ts';
import type { LiveContent } from '../live/live-content.ts';
import { languageOf, putState } from './live-answer.ts';

const tags = ['Rules by address'];
const body = Type.Object({ url: askable(2000, 'Path of a page, e.g. /about') });
const orNull = <T extends Parameters<typeof Envelope>[0]>(schema: T) =>
  Envelope(Type.Union([schema, Type.Null()]));

/** What is set for the address of a page: its own rule beats the one with the longest `*` prefix (specification 7). */
export function registerAddressRoutes(app: PlatformApp, live: LiveContent): void {
  app.post(
    '/v2/system/seo-rule',
    {
      schema: {
        tags,
        summary: 'What search engines see at an address; null without a rule',
        querystring: LanguageQuery,
        body,
        response: { 200: orNull(SeoRule), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.ruleFor('seo-rule', request.body.url, languageOf(request));
      putState(reply, answer);
      return { data: answer.data };
    },
  );

  app.post(
    '/v2/system/snippets',
    {
      schema: {
        tags,
        summary: 'HTML put into the document at an address; empty texts without any',
        querystring: LanguageQuery,
        body,
        response: { 200: Envelope(Snippets), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.ruleFor('snippet', request.body.url, languageOf(request));
      putState(reply, answer);
      const { head = '', body_begin = '', body_end = '' } = answer.data ?? {};
      return { data: { head, body_begin, body_end } };
    },
  );

  app.post(
    '/v2/system/redirect-rule',
    {
      schema: {
        tags,
        summary: 'Where visitors of an address are sent; null without a rule',
        querystring: LanguageQuery,
        body,
        response: { 200: orNull(RedirectRule), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.ruleFor('redirect-rule', request.body.url, languageOf(request));
      putState(reply, answer);
      return { data: answer.data };
    },
  );
}
