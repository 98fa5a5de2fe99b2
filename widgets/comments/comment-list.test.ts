import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommentListState,
  commentList,
  findComment,
  firstList,
  hasMore,
  hasMoreAnswers,
} from './comment-list.ts';
import { afterRating, rateCalls, wishOf } from './rating.ts';
import { sampleAnswer, sampleComment } from './sample-comment.ts';

const opinion = fc.constantFrom('like', 'dislike', 'nothing' as const);
const rating = fc.record({ total: fc.integer({ min: -50, max: 50 }), status: opinion });

describe('[spec 4] rating', () => {
  test('like and dislike change the total by two and go via nothing; each other step by one', () => {
    const step = (from: 'like' | 'dislike' | 'nothing', to: 'like' | 'dislike' | 'nothing') =>
      rateCalls(from, to).reduce(afterRating, { total: 0, status: from });
    expect(step('nothing', 'like')).toEqual({ total: 1, status: 'like' });
    expect(step('like', 'nothing')).toEqual({ total: -1, status: 'nothing' });
    expect(step('dislike', 'like')).toEqual({ total: 2, status: 'like' });
    expect(step('nothing', 'dislike')).toEqual({ total: -1, status: 'dislike' });
    expect(step('dislike', 'nothing')).toEqual({ total: 1, status: 'nothing' });
    expect(step('like', 'dislike')).toEqual({ total: -2, status: 'dislike' });
    expect(rateCalls('like', 'dislike')).toEqual(['nothing', 'dislike']);
    expect(rateCalls('dislike', 'like')).toEqual(['nothing', 'like']);
  });

  test('whatever is pressed, the total less the own opinion stays, and pressing twice takes it back', () => {
    const worth = { like: 1, nothing: 0, dislike: -1 };
    fc.assert(
      fc.property(rating, fc.array(fc.constantFrom('like', 'dislike' as const)), (start, presses) => {
        const end = presses.reduce(
          (now, pressed) => rateCalls(now.status, wishOf(now.status, pressed)).reduce(afterRating, now),
          start,
        );
        expect(end.total - worth[end.status]).toBe(start.total - worth[start.status]);
      }),
    );
    expect(wishOf('like', 'like')).toBe('nothing');
    expect(wishOf('dislike', 'like')).toBe('like');
  });
});

const roots = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => sampleComment(`r${from + at}`));
const counts = (state: CommentListState) =>
  state.comments.map(({ totalAnswers, answers }) => [totalAnswers, answers.length]);

describe('[spec 4] the list of comments', () => {
  test('a new root stands first and raises the count; deleting lowers it', () => {
    fc.assert(
      fc.property(fc.nat(10), (size) => {
        const start = firstList(roots(size), { total: size, limit: 10 });
        const more = commentList(start, { kind: 'created', comment: sampleComment('new') });
        expect(more.comments[0]?.id).toBe('new');
        expect(more.readable).toBe(size + 1);
        expect(commentList(more, { kind: 'created', comment: sampleComment('new') })).toEqual(more);
        const less = commentList(more, { kind: 'deleted', id: 'new', answered: true });
        expect(less).toEqual(start);
      }),
    );
  });

  test.each([false, 'true', 1, {}, null, undefined])(
    'deleting applies only to true, not to %j',
    (answered) => {
      const start = firstList(roots(2), { total: 2, limit: 10 });
      expect(commentList(start, { kind: 'deleted', id: 'r0', answered })).toBe(start);
    },
  );

  test('[truth] what is counted is what can be read: comments and answers, known here or not', () => {
    const thread = { ...sampleComment('r0', { totalAnswers: 2 }), answers: [sampleAnswer('a', 'r0')] };
    expect(firstList([thread, sampleComment('r1')], { total: 2, limit: 10 }).readable).toBe(4);
    const start = firstList([thread], { total: 30, limit: 1, readable: 41 });
    const more = commentList(start, {
      kind: 'created',
      comment: { ...sampleAnswer('b', 'r0'), answers: [] },
    });
    expect(more.readable).toBe(42);
    const less = commentList(more, { kind: 'deleted', id: 'a', answered: true });
    expect(less.readable).toBe(41);
    expect(commentList(less, { kind: 'deleted', id: 'r0', answered: true }).readable).toBe(40);
    expect(
      commentList(less, { kind: 'more', page: [sampleComment('r9')], total: 30, limit: 1 }).readable,
    ).toBe(41);
  });

  test('answers are appended and raise the counts of the root and of what they answer', () => {
    const start = firstList([sampleComment('r0'), sampleComment('r1')], { total: 2, limit: 10 });
    const one = commentList(start, { kind: 'created', comment: { ...sampleAnswer('a', 'r1'), answers: [] } });
    const two = commentList(one, {
      kind: 'created',
      comment: { ...sampleAnswer('b', 'r1', { parent_id: 'a' }), answers: [] },
    });
    expect(two.comments[1]?.answers.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(counts(two)).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect([findComment(two, 'r1')?.replyCount, findComment(two, 'a')?.replyCount]).toEqual([1, 1]);
    expect(two.readable).toBe(4);
    expect(commentList(two, { kind: 'deleted', id: 'b', answered: true })).toEqual(one);
  });

  test('what was answered keeps its place without text and name, and counts no more', () => {
    const root = {
      ...sampleComment('r0', { own: true, totalAnswers: 1, replyCount: 1 }),
      answers: [sampleAnswer('a', 'r0')],
    };
    const after = commentList(firstList([root], { total: 1, limit: 10 }), {
      kind: 'deleted',
      id: 'r0',
      answered: true,
    });
    expect(after.comments).toMatchObject([
      { id: 'r0', state: 'deleted', text: '', author: null, own: false },
    ]);
    expect(after.comments[0]?.answers).toEqual(root.answers);
    expect(after.readable).toBe(1);
  });

  test('paging shows every comment once and stops at the end, also when new ones came meanwhile', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.nat(3), (size, limit, fresh) => {
        const stored = roots(size);
        const begin = firstList(stored.slice(0, limit), { total: size, limit });
        let state = Array.from({ length: fresh }).reduce<CommentListState>(
          (now, _, at) => commentList(now, { kind: 'created', comment: sampleComment(`n${at}`) }),
          begin,
        );
        const there = [...state.comments.slice(0, fresh), ...stored];
        for (let turn = 0; hasMore(state); turn += 1) {
          expect(turn).toBeLessThan(50);
          const at = state.comments.length;
          const page = there.slice(at, at + limit);
          state = commentList(state, { kind: 'more', page, total: there.length, limit });
        }
        expect(state.comments.map(({ id }) => id)).toEqual(there.map(({ id }) => id));
      }),
    );
  });

  test('paging stops when what came is below the limit, whatever the count says', () => {
    const start = firstList(roots(10), { total: 99, limit: 10 });
    expect(hasMore(start)).toBe(true);
    expect(hasMore(commentList(start, { kind: 'more', page: roots(3, 10), total: 99, limit: 10 }))).toBe(
      false,
    );
    const root = sampleComment('r', { totalAnswers: 99 });
    const after = commentList(firstList([root], { total: 1, limit: 10 }), {
      kind: 'answers',
      topId: 'r',
      page: [sampleAnswer('a', 'r')],
      total: 99,
      limit: 10,
    });
    expect(after.comments.map(hasMoreAnswers)).toEqual([false]);
  });

  test('an edit changes the text and what the house says of it, and nothing else', () => {
    const root = { ...sampleComment('r0', { totalAnswers: 1 }), answers: [sampleAnswer('a', 'r0')] };
    const start = firstList([root], { total: 1, limit: 10 });
    const edited = sampleComment('a', { text: 'Inaczej', edited: true, state: 'waiting' });
    const after = commentList(start, { kind: 'edited', comment: edited });
    expect(findComment(after, 'a')).toEqual({
      ...sampleAnswer('a', 'r0'),
      text: 'Inaczej',
      edited: true,
      state: 'waiting',
    });
    expect({ ...after.comments[0], answers: [] }).toEqual({ ...root, answers: [] });
  });

  test('a rating of a comment that is gone changes nothing', () => {
    const start = firstList(roots(2), { total: 2, limit: 10 });
    const rate = (id: string) =>
      commentList(start, { kind: 'rated', id, rating: { total: 5, status: 'like' } });
    expect(rate('gone')).toEqual(start);
    expect(findComment(rate('r1'), 'r1')?.rating).toEqual({ total: 5, status: 'like' });
  });
});
