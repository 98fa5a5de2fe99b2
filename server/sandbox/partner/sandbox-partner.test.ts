import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSandboxParties } from '../sandbox-parties.ts';
import { sandboxPartner } from './sandbox-partner.ts';

test('[issue 5] a partner of the sandbox has a page, others are not there', async () => {
  const app = Fastify();
  await registerSandboxParties(app, [sandboxPartner]);
  const known = await app.inject('/sandbox/partner/raty-baltyk');
  expect([known.statusCode, known.body.includes('Raty Bałtyk')]).toEqual([200, true]);
  expect((await app.inject('/sandbox/partner/%3Cscript%3E')).statusCode).toBe(404);
  expect((await app.inject('/sandbox/partner/style.css')).headers['content-type']).toContain('text/css');
  await app.close();
});
