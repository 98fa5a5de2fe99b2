import type { Comment, CommentsConfig, CommentsSettings } from '#schemas/comments.ts';
import type { Platform } from '../../platform.ts';
import { type Answer, ask, type Question, signIn } from '../../testing/ask.ts';
import { customerAsking } from '../../testing/ask-customer.ts';
import type { Asking } from '../../testing/owned-places.ts';

export const underPost = (post = 'p00') => `/v2/posts/items/${post}/comments`;

/** What a list of comments answers. */
export interface ListAnswer {
  readonly data: Comment[];
  readonly config: CommentsConfig;
}
export const listOf = ({ body }: Answer): ListAnswer => body as unknown as ListAnswer;
export const commentOf = ({ body }: Answer): Comment => body.data as Comment;
export const textsOf = (answer: Answer): string[] => listOf(answer).data.map(({ text }) => text);

/** Three customers of the sandbox and the staff, on a platform whose time stands still unless a test moves it. */
export async function openComments(platform: Platform) {
  const [magda, ewa, basia, admin] = await Promise.all([
    customerAsking(platform, 'nothing@example.com'),
    customerAsking(platform, 'contract@example.com'),
    customerAsking(platform, 'scoring@example.com'),
    signIn(platform, 'admin'),
  ]);
  const guest: Asking = (url, question) => ask(platform, url, question);
  return {
    magda,
    ewa,
    basia,
    guest,
    write: async (who: Asking, text: string, at: object = {}, post?: string) =>
      commentOf(await who(underPost(post), { payload: { text, ...at } })),
    /** Changes how comments work on the site. */
    configure: async (values: CommentsSettings) => {
      const manage = (path: string, question: Question = {}) =>
        ask(platform, `/v2/system/manage/configs${path}`, { ...question, headers: admin });
      const data = { category: 'comments', values };
      const { version } = ((await manage('/comments')).body.data ?? { version: 0 }) as { version: number };
      const saved =
        version === 0
          ? await manage('', { payload: { key: 'comments', data } })
          : await manage('/comments', { method: 'PUT', payload: { version, data } });
      const published = await manage('/comments/publish', { payload: { version: version + 1 } });
      if (published.status !== 200) throw new Error(JSON.stringify([saved.body, published.body]));
    },
  };
}

/** Where an answer to a comment stands. */
export const answering = ({ id, comment_top_id }: Comment) => ({
  comment_top_id: comment_top_id ?? id,
  parent_id: id,
});
