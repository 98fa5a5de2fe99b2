import { inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import { customer } from '../tables.ts';
import { type DemoComment, demoComments } from './demo-comments.ts';
import { comment, commentRating, commentReport } from './tables.ts';

const hourMs = 3_600_000;
const seedLock = 7_205_134;
const houseAddress = 'agent@example.com';

type Answer = Omit<DemoComment, 'answers'>;

/**
 * Puts some talk under posts of the sandbox, a few comments of it waiting or reported, where nobody has written anything yet.
 * Nodes that start together share one seeding.
 * @param posts aliases of those that are live
 * @param now milliseconds since the epoch
 * @returns how many comments were written
 */
export function seedComments(orm: Orm, posts: readonly string[], now: number): Promise<number> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(seedLock))})`);
    const [any] = await tx.select({ id: comment.id }).from(comment).limit(1);
    const wanted = [...demoComments].filter(([post]) => posts.includes(post));
    if (any !== undefined || wanted.length === 0) return 0;
    const customers = await sandboxIds(
      tx,
      wanted.flatMap(([, roots]) => roots.flatMap(peopleOf)),
    );
    const rows = wanted.flatMap(([post, roots]) =>
      roots.flatMap((root) => {
        const rootRow = rowOf(root, post, null);
        return [
          { comment: root as Answer, row: rootRow },
          ...(root.answers ?? []).map((comment) => ({
            comment,
            row: rowOf(comment, post, rootRow.id),
          })),
        ];
      }),
    );
    await tx.insert(comment).values(rows.map(({ row }) => row));
    const ratings = rows.flatMap(({ comment, row }) => [
      ...(comment.likes ?? []).map((name) => ({ commentId: row.id, customerId: idOf(name), value: 1 })),
      ...(comment.dislikes ?? []).map((name) => ({ commentId: row.id, customerId: idOf(name), value: -1 })),
    ]);
    if (ratings.length > 0) await tx.insert(commentRating).values(ratings);
    const reports = rows.flatMap(({ comment, row }) =>
      Object.entries(comment.reports ?? {}).map(([name, reason]) => ({
        commentId: row.id,
        customerId: idOf(name),
        reason,
        at: new Date(now),
      })),
    );
    if (reports.length > 0) await tx.insert(commentReport).values(reports);
    return rows.length;

    function idOf(name: string): string {
      const id = customers.get(`${name}@example.com`);
      if (id === undefined) throw new Error(`the sandbox has no customer ${name}`);
      return id;
    }

    function rowOf(comment: Answer, post: string, topId: string | null) {
      return {
        id: crypto.randomUUID(),
        post,
        topId,
        parentId: topId,
        customerId: comment.by === null ? null : idOf(comment.by),
        staff: comment.by === null ? houseAddress : null,
        text: comment.text,
        state: comment.held === undefined ? ('published' as const) : ('waiting' as const),
        holdReason: comment.held ?? null,
        createdAt: new Date(now - comment.hoursAgo * hourMs),
      };
    }
  });
}

/** Everybody who says something in a thread. */
const peopleOf = (root: DemoComment): string[] =>
  [root, ...(root.answers ?? [])].flatMap(({ by, likes = [], dislikes = [], reports = {} }) => [
    ...(by === null ? [] : [by]),
    ...likes,
    ...dislikes,
    ...Object.keys(reports),
  ]);

async function sandboxIds(tx: Orm, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: customer.id, email: customer.email })
    .from(customer)
    .where(
      inArray(
        customer.email,
        [...new Set(names)].map((name) => `${name}@example.com`),
      ),
    );
  return new Map(rows.map(({ id, email }) => [email, id]));
}
