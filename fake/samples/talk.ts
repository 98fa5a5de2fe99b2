import { answers, commentCreate, commentEdit, comments } from '#schemas/calls/comments.ts';
import { form } from '#schemas/calls/forms.ts';
import { search } from '#schemas/calls/search.ts';
import { sampleAnswer, sampleComment, sampleConfig } from '#widgets/comments/sample-comment.ts';
import type { DemoSite } from '../demo-site.ts';
import { type Sample, sample } from '../sample.ts';

const root = '00000000-0000-4000-8000-000000000001';
const answerId = '00000000-0000-4000-8000-000000000002';

/** What people write and look for: comments, forms of the content, the search. */
export const talkSamples = (site: DemoSite): Sample[] => [
  sample(comments, ({ query }) => ({
    data: query.commentTopId
      ? [sampleAnswer(answerId, query.commentTopId)]
      : [
          {
            ...sampleComment(root, { totalAnswers: 1, replyCount: 1 }),
            answers: [sampleAnswer(answerId, root)],
          },
        ],
    config: sampleConfig,
  })),
  sample(answers, ({ query }) => ({
    data: [sampleAnswer(answerId, query.commentTopId ?? root)],
    config: sampleConfig,
  })),
  ...[commentCreate, commentEdit].map((call) =>
    sample(call, ({ body }) => ({ data: sampleComment(root, { text: body.text, own: true }) })),
  ),
  sample(form, ({ params, locale }) => {
    const data = site.one('form', params.alias, locale);
    return data && { data };
  }),
  sample(search, ({ query, locale }) => {
    const wanted = query.q.trim().toLowerCase();
    const items = [...site.all('post', locale).values()]
      .filter(({ title }) => title.toLowerCase().includes(wanted))
      .map(({ alias, title, short_content: excerpt }) => ({
        kind: 'post' as const,
        path: `/posts/${alias}`,
        title,
        excerpt,
      }));
    return { data: { total: items.length, items } };
  }),
];
