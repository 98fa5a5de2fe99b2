import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommentRatingStatus } from '#schemas/comments.ts';
import type { Database } from '../../base/database/database.ts';
import { onBackends } from '../../testing/on-backends.ts';
import type { Writer } from '../comments/comment-parts.ts';
import { readCommentSettings } from '../comments/comment-settings.ts';
import { rateComment } from '../comments/rate-comment.ts';
import { readAnswers, readRoots } from '../comments/read-comments.ts';
import { comment } from '../comments/tables.ts';
import { customer } from '../tables.ts';

const start = new Date(Date.UTC(2026, 5, 1, 12));
const statuses: readonly CommentRatingStatus[] = ['like', 'dislike', 'nothing'];
/** The rows of the specification's table (3, comment rating): what each way adds to the total. */
const law: Readonly<Record<CommentRatingStatus, Readonly<Record<CommentRatingStatus, number>>>> = {
  nothing: { like: 1, dislike: -1, nothing: 0 },
  like: { nothing: -1, dislike: -2, like: 0 },
  dislike: { nothing: 1, like: 2, dislike: 0 },
};
const nobody = {
  some: async () => ({ token: '', locale: 'pl', defaultLocale: 'pl', entries: [], total: 0 }),
};

/** What holds of comments whatever people do. */
onBackends((backend) => {
  describe('laws of comments', () => {
    let database: Database;
    let writers: Writer[];
    const newComment = async (values: Partial<typeof comment.$inferInsert> = {}): Promise<string> => {
      const [row] = await database.orm
        .insert(comment)
        .values({ post: 'law', text: 'x', state: 'published', createdAt: start, ...values })
        .returning({ id: comment.id });
      return row?.id ?? expect.unreachable();
    };
    beforeAll(async () => {
      database = await backend.openDatabase();
      const people = ['a', 'b', 'c'].map((name) => ({
        email: `${name}@law.example`,
        firstname: name,
        lastname: 'X',
        group: 'personal',
      }));
      const rows = await database.orm.insert(customer).values(people).returning({ id: customer.id });
      writers = rows.map(({ id }) => ({
        customerId: id,
        since: start,
        language: 'pl',
        wanted: { named: null, accepted: [] },
      }));
    });
    afterAll(() => database.close());

    test('[spec 3] rating: the total follows the table, each customer counts once, and saying it twice changes nothing', async () => {
      const step = fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...statuses));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const comment_id = await newComment({ post: 'rated' });
          const rated = new Map<number, CommentRatingStatus>();
          let total = 0;
          for (const [who, action] of steps) {
            total += law[rated.get(who) ?? 'nothing'][action];
            rated.set(who, action);
            const writer = writers[who] ?? expect.unreachable();
            expect(await rateComment(database, { comment_id, action }, writer)).toEqual({
              total,
              status: action,
            });
          }
        }),
        { numRuns: 25 },
      );
    });

    test('[spec 3] rating: like to dislike directly is the same as through nothing, in both directions', async () => {
      const [writer = expect.unreachable()] = writers;
      const [direct, through] = await Promise.all([newComment(), newComment()]);
      for (const action of ['like', 'dislike', 'like'] as const) {
        const rate = (comment_id: string, wanted: CommentRatingStatus) =>
          rateComment(database, { comment_id, action: wanted }, writer);
        await rate(through, 'nothing');
        expect(await rate(direct, action)).toEqual(await rate(through, action));
      }
    });

    test('[spec 3] rating: all customers at once lose no opinion', async () => {
      const comment_id = await newComment({ post: 'rated' });
      await Promise.all(
        writers.flatMap((writer) =>
          statuses.map((action) => rateComment(database, { comment_id, action }, writer)),
        ),
      );
      const all = await Promise.all(
        writers.map((writer) => rateComment(database, { comment_id, action: 'like' }, writer)),
      );
      expect(Math.max(...all.map(({ total }) => total))).toBe(writers.length);
    });

    test('[spec 7] paging: whatever the size of a page, no comment comes twice and none is lost', async () => {
      const settings = await readCommentSettings(nobody);
      const root = await newComment({ post: 'paged' });
      // Several share a moment, so that only their ids can tell their order.
      const at = (i: number) => new Date(start.getTime() + Math.floor(i / 4) * 1000);
      const more = Array.from({ length: 23 }, (_, i) => i);
      await Promise.all(
        more.flatMap((i) => [
          newComment({ post: 'paged', createdAt: at(i) }),
          newComment({ post: 'paged', createdAt: at(i), topId: root, parentId: root }),
          newComment({ post: 'paged', createdAt: at(i), state: 'rejected' }),
        ]),
      );
      const reading = { orm: database.orm, viewer: null, settings };
      const whole = { limit: 100, offset: 0 };
      const roots = await readRoots(reading, 'paged', whole);
      const answers = (await readAnswers(reading, 'paged', root, whole)) ?? expect.unreachable();
      expect([roots.total, answers.total]).toEqual([24, 23]);
      const ids = (found: { readonly comments: readonly { readonly id: string }[] }) =>
        found.comments.map(({ id }) => id);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
          const offsets = Array.from({ length: Math.ceil(24 / limit) }, (_, i) => i * limit);
          const [ofRoots, ofAnswers] = await Promise.all([
            Promise.all(offsets.map((offset) => readRoots(reading, 'paged', { limit, offset }))),
            Promise.all(offsets.map((offset) => readAnswers(reading, 'paged', root, { limit, offset }))),
          ]);
          expect(ofRoots.flatMap(ids)).toEqual(ids(roots));
          expect(ofAnswers.flatMap((page) => (page ? ids(page) : []))).toEqual(ids(answers));
        }),
        { numRuns: 8 },
      );
      const first = roots.comments.find(({ id }) => id === root);
      expect(first?.answers.map(({ id }) => id)).toEqual(ids(answers).slice(0, 10));
    });
  });
});
