import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerDrawnPictures } from './drawn-pictures.ts';

test('[issue 17] a picture of an article is an image that runs nothing, and an address of none is not found', async () => {
  const app = Fastify();
  registerDrawnPictures(app);
  const answer = await app.inject('/illustrations/drawn/kettle-zielony-detail.svg?x=1');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("script-src 'none'"),
    'cache-control': 'public, max-age=86400',
  });
  expect(answer.body).toMatch(/^<svg /);
  expect((await app.inject('/illustrations/drawn/kettle-pink.svg')).statusCode).toBe(404);
  await app.close();
});
