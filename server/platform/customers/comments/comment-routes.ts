import type { FastifyRequest } from 'fastify';
import {
  commentCreate,
  commentDelete,
  commentEdit,
  commentRate,
  commentReport,
  comments,
} from '#schemas/calls/comments.ts';
import { readableHeader } from '#schemas/comment-headers.ts';
import { limits } from '#schemas/constants.ts';
import { createSharedWindows } from '../../base/limits/shared-windows.ts';
import { languageOf, putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { personLanguageOf } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import type { Customers } from '../customers.ts';
import { customerOf, readCustomer } from '../require-customer.ts';
import { createCommentLimits } from './comment-limits.ts';
import { type CommentParts, noSuchComment, requirePost, type Writer } from './comment-parts.ts';
import { publicConfig, readCommentSettings } from './comment-settings.ts';
import { rateComment, reportComment } from './rate-comment.ts';
import { countReadable, readAnswers, readComment, readRoots } from './read-comments.ts';
import { createComment, deleteComment, editComment } from './write-comments.ts';

export interface CommentRouteOptions extends CommentParts {
  readonly customers: Pick<Customers, 'sessions'>;
}

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
  const count = createCommentLimits(createSharedWindows(orm, now));
  const written = async (id: string, { customerId, language }: Writer) => {
    const settings = await readCommentSettings(live);
    const found = await readComment({ orm, viewer: customerId, settings }, id);
    if (found === null) throw noSuchComment(language);
    return { data: found };
  };

  serve(app, comments, async (request, reply) => {
    // What somebody is answered depends on who asks ([sec 37]).
    reply.header('cache-control', 'no-store');
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
  });

  serve(app, commentCreate, async (request) => {
    const writer = writerOf(request);
    await count('write', writer);
    return written(await createComment(options, request.params.alias, request.body, writer), writer);
  });

  serve(app, commentRate, async (request) => {
    const writer = writerOf(request);
    await count('rate', writer);
    return { data: await rateComment(options, request.body, writer) };
  });

  serve(app, commentEdit, async (request) => {
    const writer = writerOf(request);
    await count('write', writer);
    await editComment(options, request.params.id, request.body.text, writer);
    return written(request.params.id, writer);
  });

  serve(app, commentDelete, async (request) => {
    await deleteComment(options, request.params.id, writerOf(request));
    return true as const;
  });

  serve(app, commentReport, async (request) => {
    const writer = writerOf(request);
    await count('report', writer);
    await reportComment(options, request.params.id, request.body.reason, writer);
    return { data: true as const };
  });
}
