import { type TSchema, Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { RedirectRule } from '../redirect-rule.ts';
import { SeoRule } from '../seo-rule.ts';
import { Snippets } from '../snippets.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery } from './request-schemas.ts';

/** What is set for the address of a page: its own rule beats the one with the longest `*` prefix. */
const common = {
  area: 'content',
  access: 'open',
  method: 'POST',
  tags: ['Rules by address'],
  query: LanguageQuery,
  body: Type.Object({ url: askable(2000, 'Path of a page, e.g. /about') }),
  failures: [400],
  language: 'in-header',
} as const;
const orNull = <T extends TSchema>(schema: T) => Envelope(Type.Union([schema, Type.Null()]));

export const seoRule = defineCall({
  ...common,
  id: 'seo-rule',
  path: '/v2/system/seo-rule',
  summary: 'What search engines see at an address; null without a rule',
  answer: orNull(SeoRule),
  cache: 'seo_rules',
});

export const snippets = defineCall({
  ...common,
  id: 'snippets',
  path: '/v2/system/snippets',
  summary: 'HTML put into the document at an address; empty texts without any',
  answer: Envelope(Snippets),
});

export const redirectRule = defineCall({
  ...common,
  id: 'redirect-rule',
  path: '/v2/system/redirect-rule',
  summary: 'Where visitors of an address are sent; null without a rule',
  answer: orNull(RedirectRule),
});
