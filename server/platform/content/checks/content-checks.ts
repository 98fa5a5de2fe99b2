import type { ContentKindName } from '#schemas/content-kinds.ts';
import { statedReason } from '#schemas/refusals/refusal.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { Orm } from '../../base/database/database.ts';
import type { CheckAll } from '../entries/may-go-live.ts';
import type { EntryBody } from '../validate.ts';
import { entryProblems } from '../validate.ts';
import { factsAfter } from './facts-after.ts';
import { missingPictures } from './missing-pictures.ts';
import { readSiteFacts, withSiteFacts } from './read-site-facts.ts';

/**
 * Says what is wrong with content, or could be better. The rules are the engine's, because they know the widgets; the
 * platform gets them from whoever starts it. Findings of level `error` keep content from going live (ADR 0019).
 */
export type CheckContent = (
  entry: EntryBody,
  site: SiteFacts,
  language: CheckLanguage,
) => Promise<readonly Finding[]>;

/** Languages findings are told in: those of the Studio. */
export type CheckLanguage = 'pl' | 'en';

/** For a platform that is opened without the engine: its own schemas are all that counts. */
export const checksNothingMore: CheckContent = async () => [];

/** The check as the rest of the platform uses it. */
export interface ContentChecks {
  /** Findings of one body: errors first, at most `maxFindings`. */
  of(entry: EntryBody, language?: CheckLanguage): Promise<Finding[]>;
  /** The same for many, with the site read once. */
  ofAll(entries: readonly EntryBody[], language?: CheckLanguage): Promise<Finding[][]>;
  /** The same for bodies that go live in one moment, as the site will be then. */
  readonly together: CheckAll;
}

/** More than anybody reads; the worst come first. */
const maxFindings = 300;
const weights: Readonly<Record<Finding['level'], number>> = { error: 0, warning: 1, note: 2 };

export function createContentChecks(orm: Orm, check: CheckContent): ContentChecks {
  const one = async (entry: EntryBody, site: SiteFacts, language: CheckLanguage): Promise<Finding[]> => {
    const wrong = Object.entries(entryProblems(entry)).map(
      ([path, refusal]): Finding => ({
        rule: 'schema',
        level: 'error',
        path,
        message: refusal.message,
        ...statedReason(refusal),
      }),
    );
    // What has not the form of its kind cannot be looked into any further.
    const findings =
      wrong.length > 0
        ? wrong
        : (
            await Promise.all([check(entry, site, language), missingPictures(orm, entry.data, language)])
          ).flat();
    return [...findings].sort((a, b) => weights[a.level] - weights[b.level]).slice(0, maxFindings);
  };
  const all = (entries: readonly EntryBody[], site: SiteFacts, language: CheckLanguage) =>
    Promise.all(entries.map((entry) => one(entry, site, language)));
  return {
    of: (entry, language = 'en') => withSiteFacts(orm, (site) => one(entry, site, language)),
    ofAll: async (entries, language = 'en') => all(entries, await readSiteFacts(orm), language),
    together: (going) =>
      withSiteFacts(orm, async (site) => {
        const { bodies, off } = await going;
        return all(bodies, factsAfter(site, bodies, off), 'en');
      }),
  };
}

/** Kinds whose checks ask for more than their schema; the overview of the whole site looks at these. */
export const checkedKinds: readonly ContentKindName[] = [
  'page',
  'view-block',
  'post',
  'good',
  'menu',
  'form',
  'config',
  'seo-rule',
  'redirect-rule',
  'custom-entity',
];
