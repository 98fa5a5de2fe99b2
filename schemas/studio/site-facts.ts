import type { CustomEntityType } from '../custom-entity-type.ts';
import type { RedirectRule } from '../redirect-rule.ts';

/** What a check of content has to know of the site around it. */
export interface SiteFacts {
  /** Languages of the site, the default one first. */
  readonly locales: readonly string[];
  /** Kind -> key -> whether it is live in any language. Holds drafts, too. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** Live rules that lead visitors of an address elsewhere, by key. */
  readonly redirects: ReadonlyMap<string, RedirectRule>;
  /** Other hosts that rules may lead to (configuration `site.redirect_hosts`). */
  readonly redirectHosts: readonly string[];
  /** HTML of the live shared blocks by key, all languages together: they may hold widgets. */
  readonly sharedHtml: ReadonlyMap<string, string>;
  /** Live definitions of custom entities by alias; items of a type that has none may hold anything. */
  readonly entityTypes: ReadonlyMap<string, CustomEntityType>;
}

/** Facts of a site with nothing in it. */
export const noFacts: SiteFacts = {
  locales: [],
  entries: new Map(),
  redirects: new Map(),
  redirectHosts: [],
  sharedHtml: new Map(),
  entityTypes: new Map(),
};
