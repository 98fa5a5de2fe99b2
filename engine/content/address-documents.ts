import { Type } from 'typebox';
import type { CallId } from '#schemas/calls.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { CacheProfile } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { RedirectRule } from '#schemas/redirect-rule.ts';
import { SeoRule } from '#schemas/seo-rule.ts';
import { Snippets } from '#schemas/snippets.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const seoRule = compileSchema(SeoRule);
const snippets = compileSchema(Snippets);
// The wire promises `{url_to}` alone (specification 7); a rule that says more is welcome.
const redirectRule = compileSchema(
  Type.Object({ ...Type.Partial(RedirectRule).properties, url_to: RedirectRule.properties.url_to }),
);

/** Documents that are looked up by address (specification 7: POST with `{url}`). `url` is a path of this site. */
function byAddress<T>(
  id: CallId,
  at: CallContext,
  {
    url,
    rest,
  }: {
    readonly url: string;
    readonly rest: { profile: CacheProfile; tag: string; read: (path: string) => (data: unknown) => T };
  },
): DocumentCall<T> {
  const request = fillCall(id, { ...at, body: { url } });
  return {
    key: `${id} ${at.locale} ${url}`,
    request,
    profile: rest.profile,
    tags: [rest.tag],
    read: rest.read(request.path),
  };
}

export function seoRuleCall(at: CallContext, url: string): DocumentCall<SeoRule> {
  return byAddress('seo-rule', at, {
    url,
    rest: {
      profile: 'seo_rules',
      tag: contentKinds['seo-rule'].tag(),
      read: (path) => checked(seoRule, path),
    },
  });
}

export function snippetsCall(at: CallContext, url: string): DocumentCall<Snippets> {
  return byAddress('snippets', at, {
    url,
    rest: {
      profile: 'snippets',
      tag: contentKinds.snippet.tag(),
      read: (path) => checked(snippets, path),
    },
  });
}

export function redirectRuleCall(at: CallContext, url: string): DocumentCall<RedirectRule> {
  return byAddress('redirect-rule', at, {
    url,
    rest: {
      profile: 'redirect_rules',
      tag: contentKinds['redirect-rule'].tag(),
      read: (path) => {
        const read = checked(redirectRule, path);
        return (data) => {
          const rule = read(data);
          return { ...rule, url: rule.url ?? url };
        };
      },
    },
  });
}

const longestAddress = 2000;

/** Whether rules are asked for an address at all: longer ones match no rule and would only fill the cache. */
export const isAddress = (url: string): boolean => url.startsWith('/') && url.length <= longestAddress;
