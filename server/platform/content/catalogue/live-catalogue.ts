import type { Bank, BankUse } from '#schemas/bank.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { PostSummary, PublishedPost } from '#schemas/post.ts';
import type { Orm } from '../../base/database/database.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import {
  type LiveContent,
  type LiveEntries,
  type LiveEntry,
  type LivePage,
  toEntries,
} from '../live/live-content.ts';
import { readLiveSince } from '../live/live-since.ts';
import { draftSource, liveSource } from '../live/live-statements.ts';
import { prepareCatalogueStatements } from './catalogue-statements.ts';

/** A page of posts or questions; of all categories without one. */
export interface WantedPosts extends Required<LivePage> {
  readonly category?: string;
}

/** Reads what is published of the kinds that have an order, a date or a use. Pages of one list never overlap. */
export interface LiveCatalogue {
  /** Posts without their text, newest first; those dated in the future are not there yet. */
  posts(wanted: WantedPosts, language: WantedLanguage): Promise<LiveEntries<PostSummary>>;
  /** One post with its text; null until its date has come. */
  post(alias: string, language: WantedLanguage): Promise<LiveEntry<PublishedPost>>;
  /** Categories of questions in their order. */
  faqCategories(page: Required<LivePage>, language: WantedLanguage): Promise<LiveEntries<FaqCategory>>;
  /** Questions with their answers in their order, of one category or of all. */
  faqItems(wanted: WantedPosts, language: WantedLanguage): Promise<LiveEntries<FaqItem>>;
  /** Banks that can be used so, by name. */
  banks(use: BankUse, language: WantedLanguage, page: Required<LivePage>): Promise<LiveEntries<Bank>>;
}

export interface CatalogueOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** As moments of posts are written. */
const inSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

export function createLiveCatalogue({ orm, live, now }: CatalogueOptions): LiveCatalogue {
  const ofLive = prepareCatalogueStatements(orm, liveSource);
  const ofDrafts = prepareCatalogueStatements(orm, draftSource);
  /** The statements a call reads with, and what they take of its language. */
  const reading = ({ named, accepted, drafts }: WantedLanguage) => ({
    statements: drafts ? ofDrafts : ofLive,
    values: { named, accepted: [...accepted], release: drafts?.releaseId ?? null },
  });
  /** In the form of `date_post`: whole seconds in UTC. A preview has a moment of its own. */
  const moment = ({ drafts }: WantedLanguage): string => inSeconds(new Date(drafts?.at ?? now()));
  return {
    posts: async (wanted, language) => {
      const { statements, values: visitor } = reading(language);
      const values = { ...visitor, ...wanted, now: moment(language) };
      return toEntries(
        wanted.category === undefined
          ? await statements.posts.execute(values)
          : await statements.postsOfCategory.execute(values),
      );
    },
    post: async (alias, language) => {
      const answer = await live.one('post', alias, language);
      const { data, locale, defaultLocale } = answer;
      if (!data || data.date_post > moment(language)) return { ...answer, data: null };
      // A draft is live nowhere.
      if (language.drafts) return answer;
      const versions = await readLiveSince(orm, ['post'], alias);
      const shown =
        versions.find((one) => one.locale === locale) ?? versions.find((one) => one.locale === defaultLocale);
      if (!shown) return answer;
      const since = inSeconds(shown.at);
      return {
        ...answer,
        data: { ...data, date_modified: since > data.date_post ? since : data.date_post },
      };
    },
    faqCategories: async (page, language) => {
      const { statements, values } = reading(language);
      return toEntries(await statements.faqCategories.execute({ ...values, ...page }));
    },
    faqItems: async (wanted, language) => {
      const { statements, values: visitor } = reading(language);
      const values = { ...visitor, ...wanted };
      return toEntries(
        wanted.category === undefined
          ? await statements.faqItems.execute(values)
          : await statements.faqItemsOfCategory.execute(values),
      );
    },
    banks: async (use, language, page) => {
      const { statements, values } = reading(language);
      return toEntries(await statements.banks.execute({ ...values, ...page, use }));
    },
  };
}
