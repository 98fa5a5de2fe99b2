import { expect, test, vi } from 'vitest';
import { Failed } from '#engine/react/platform-failures.ts';
import { fakeFetch } from '#fake/fake-fetch.ts';
import { refTo } from '#schemas/calls/call-ref.ts';
import {
  answers,
  commentCreate,
  commentDelete,
  commentEdit,
  commentRate,
  commentReport,
  comments,
} from '#schemas/calls/comments.ts';
import { createCommentCalls } from './comment-calls.ts';

const ofPost = { alias: 'o-nas' };
const id = '00000000-0000-4000-8000-000000000001';
const calls = createCommentCalls(
  {
    list: refTo(comments, ofPost),
    answers: refTo(answers, ofPost),
    create: refTo(commentCreate, ofPost),
    edit: refTo(commentEdit, {}),
    remove: refTo(commentDelete, {}),
    rate: refTo(commentRate, {}),
    report: refTo(commentReport, {}),
  },
  'pl',
);

test('[issue 15] every call of comments is one the platform takes, and its answer is read', async () => {
  vi.stubGlobal('fetch', fakeFetch({ status: 'contract' }));
  const roots = await calls.roots(0, 10);
  expect(roots).toMatchObject({ total: 1, readable: null, page: [{ id }] });
  expect((await calls.answers(id, 0, 5)).page[0]).toMatchObject({ comment_top_id: id });
  expect(await calls.create('Dziękuję', null)).toMatchObject({ text: 'Dziękuję', own: true });
  expect(await calls.create('I ja', { topId: id, parentId: id })).toMatchObject({ text: 'I ja' });
  expect(await calls.edit(id, 'Inaczej')).toMatchObject({ text: 'Inaczej' });
  expect(await calls.remove(id)).toBe(true);
  await calls.report(id, 'spam');
  const ratings = vi.fn();
  await calls.rate(id, { from: 'like', to: 'dislike' }, ratings);
  expect(ratings).toHaveBeenCalledTimes(2);
});

test('[issue 15] an empty list and a failure are told apart', async () => {
  vi.stubGlobal('fetch', fakeFetch({ switches: 'empty:comments,failing:answers' }));
  expect(await calls.roots(0, 10)).toMatchObject({ total: 0, page: [] });
  await expect(calls.answers(id, 0, 10)).rejects.toThrow(Failed);
});
