import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readableHeader } from '#schemas/comment-headers.ts';
import {
  Comment,
  CommentDeleted,
  CommentEdit,
  CommentList,
  CommentRate,
  CommentRating,
  CommentReport,
  CommentSorting,
  CommentWrite,
} from '#schemas/comments.ts';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { languageOf, putCounts } from '../content/routes/live-answer.ts';
import type { Customers } from '../customers/customers.ts';
import { customerOf, readCustomer, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { capLimit, failures, LanguageQuery, Name, Offset } from '../http/request-schemas.ts';
import { createCommentLimits } from './comment-limits.ts';
import { type CommentParts, noSuchComment, requirePost, type Writer } from './comment-parts.ts';
import { publicConfig, readCommentSettings } from './comment-settings.ts';
import { rateComment, reportComment } from './rate-comment.ts';
import { countReadable, readAnswers, readComment, readRoots } from './read-comments.ts';
import { createComment, deleteComment, editComment } from './write-comments.ts';

export interface CommentRouteOptions extends CommentParts {
  readonly customers: Pick<Customers, 'sessions'>;
}

const tags = ['Comments'];
const uuid = Type.String({ format: 'uuid' });
const ListQuery = Type.Object({
  ...LanguageQuery.properties,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `At most ${limits.comments}; ${limits.comments} when left out, ${limits.answers_page} for answers.`,
    }),
  ),
  offset: Offset,
  sorting: Type.Optional(CommentSorting),
  commentTopId: Type.Optional(Type.String({ format: 'uuid', description: 'Answers under this root.' })),
});

/** What somebody is answered depends on who asks ([sec 37]). */
const noStore = async (_request: unknown, reply: Pick<FastifyReply, 'header'>): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

type WriterRequest = Pick<FastifyRequest, 'customer' | 'headers'> & {
  readonly query: { readonly language?: string | undefined };
};
function writerOf(request: WriterRequest): Writer {
  const { customer } = customerOf(request);
  return {
    customerId: customer.id,
    since: customer.createdAt,
    language: personLanguageOf(request),
    wanted: languageOf(request),
  };
}

/** Comments on posts (specification 7): everybody reads, customers write, and everybody's own is theirs alone. */
export function registerCommentRoutes(app: PlatformApp, options: CommentRouteOptions): void {
  const { orm, live, customers, now } = options;
  const onRequest = [noStore, requireCustomer(customers.sessions)];
  const security = [{ customer: [] }];
  const count = createCommentLimits(now);
  const written = async (id: string, { customerId, language }: Writer) => {
    const settings = await readCommentSettings(live);
    const found = await readComment({ orm, viewer: customerId, settings }, id);
    if (found === null) throw noSuchComment(language);
    return { data: found };
  };

  app.get(
    '/v2/posts/items/:alias/comments',
    {
      onRequest: noStore,
      schema: {
        tags,
        summary: 'Comments on a post, newest first, or the answers under one of them, oldest first',
        description: 'A signed-in customer also sees their own comments that wait or were rejected.',
        params: Type.Object({ alias: Name }),
        querystring: ListQuery,
        response: { 200: CommentList, ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const { commentTopId, offset = 0 } = request.query;
      const language = personLanguageOf(request);
      const [signedIn, settings] = await Promise.all([
        readCustomer(customers.sessions, request),
        readCommentSettings(live),
        requirePost(options, alias, languageOf(request), language),
      ]);
      const usual = commentTopId === undefined ? limits.comments : limits.answers_page;
      const limit = capLimit(request.query.limit ?? usual, limits.comments);
      const reading = { orm, viewer: signedIn?.customer.id ?? null, settings };
      const [found, readable] = await Promise.all([
        commentTopId === undefined
          ? readRoots(reading, alias, { limit, offset })
          : readAnswers(reading, alias, commentTopId, { limit, offset }),
        countReadable(reading, alias),
      ]);
      if (found === null) throw noSuchComment(language);
      putCounts(reply, { count: found.comments.length, total: found.total, limit });
      reply.header(readableHeader, String(readable));
      return { data: found.comments, config: publicConfig(settings) };
    },
  );

  app.post(
    '/v2/posts/items/:alias/comments',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Writes a comment or an answer; it may have to wait until somebody of the house has looked',
        params: Type.Object({ alias: Name }),
        querystring: LanguageQuery,
        body: CommentWrite,
        response: { 200: Envelope(Comment), ...failures(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const writer = writerOf(request);
      count('write', writer);
      return written(await createComment(options, request.params.alias, request.body, writer), writer);
    },
  );

  app.post(
    '/v2/posts/comments/rate',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Likes a comment, dislikes it, or takes that back',
        querystring: LanguageQuery,
        body: CommentRate,
        response: { 200: Envelope(CommentRating), ...failures(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      const writer = writerOf(request);
      count('rate', writer);
      return { data: await rateComment(options, request.body, writer) };
    },
  );

  app.patch(
    '/v2/posts/comments/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Changes the text of one’s own comment, for a while after it was written',
        params: Type.Object({ id: uuid }),
        querystring: LanguageQuery,
        body: CommentEdit,
        response: { 200: Envelope(Comment), ...failures(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const writer = writerOf(request);
      count('write', writer);
      await editComment(options, request.params.id, request.body.text, writer);
      return written(request.params.id, writer);
    },
  );

  app.delete(
    '/v2/posts/comments/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Takes one’s own comment away; answers of others stay',
        params: Type.Object({ id: uuid }),
        querystring: LanguageQuery,
        response: { 200: CommentDeleted, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      await deleteComment(options, request.params.id, writerOf(request));
      return true as const;
    },
  );

  app.post(
    '/v2/posts/comments/:id/report',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Tells the house that something is wrong with a comment',
        params: Type.Object({ id: uuid }),
        querystring: LanguageQuery,
        body: CommentReport,
        response: { 200: Envelope(Type.Literal(true)), ...failures(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      const writer = writerOf(request);
      count('report', writer);
      await reportComment(options, request.params.id, request.body.reason, writer);
      return { data: true as const };
    },
  );
}
