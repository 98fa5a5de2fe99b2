import {
  type CommentsConfig,
  CommentsSettings,
  commentsConfigCategory,
  longestComment,
} from '#schemas/comments.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { limits } from '#schemas/constants.ts';
import type { LiveContent } from '../../content/live/live-content.ts';

const anyLanguage = { named: null, accepted: [] };
const check = compileSchema(CommentsSettings);

/** How comments work on this site: the configuration over its defaults. */
export interface Settings extends Required<CommentsSettings> {}

/** Where neither comments nor the site say a name. */
const namelessHouse = 'Redakcja';

/** Reads the configuration category `comments`. One that does not fit its schema counts as none. */
export async function readCommentSettings(live: Pick<LiveContent, 'some'>): Promise<Settings> {
  const { entries } = await live.some('config', [commentsConfigCategory, 'site'], anyLanguage);
  const values = new Map(entries.map(({ key, data }) => [key, data.values]));
  const stored = values.get(commentsConfigCategory);
  const settings: CommentsSettings = check.Check(stored) ? stored : {};
  const siteName = values.get('site')?.['name'];
  return {
    premoderation: false,
    who_may: 'customers',
    max_length: longestComment,
    edit_minutes: 15,
    links_free: 0,
    held_words: [],
    new_account_hours: 0,
    reports_to_hold: 3,
    house_name: typeof siteName === 'string' && siteName.trim() !== '' ? siteName : namelessHouse,
    ...settings,
  };
}

/** What of it everybody may know; which words are held is nobody's business but the house's. */
export const publicConfig = ({
  premoderation,
  who_may,
  max_length,
  edit_minutes,
}: Settings): CommentsConfig => ({
  premoderation,
  who_may,
  max_length,
  edit_minutes,
  page_size: limits.comments_page,
  answers_page_size: limits.answers_page,
});
