import type { FastifyInstance } from 'fastify';
import { pictureAt } from '#server/platform/content/sites/goods/picture.ts';
import { filePolicy } from '#server/web/security-headers.ts';

/**
 * Pictures of the demo's goods, drawn as they are asked for: a few thousand, in every colour and from every side, of a few
 * tens of drawings. Also in production, where somebody may have taken the demo's content along.
 */
export function registerDrawnPictures(app: FastifyInstance): void {
  app.get('/illustrations/drawn/:name', (request, reply) => {
    const picture = pictureAt(request.url.split('?', 1)[0] ?? '');
    if (picture === undefined) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': filePolicy,
      })
      .send(picture);
  });
}
