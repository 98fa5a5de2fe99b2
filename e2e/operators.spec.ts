import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startMailServer } from '#server/platform/base/messages/testing/mail-server.ts';
import { startS3 } from '#server/platform/base/testing/s3-server.ts';
import { signUp } from '#server/platform/testing/ask-account.ts';
import { startCollector } from '#server/tracing/testing/collector.ts';
import { expect, test } from './fixtures.ts';
import { seededFolder } from './support/seeded-data.ts';
import { startTestServer } from './support/server.ts';

/* What operators see of a server: how it tells how it is, ends, refuses to start, and uses what it is connected to. */

test('/livez, /readyz and /version answer', async ({ request }) => {
  const read = async (path: string): Promise<Record<string, unknown>> => (await request.get(path)).json();
  expect(await read('/livez')).toEqual({ status: 'live' });
  await expect.poll(() => read('/readyz')).toEqual({ status: 'ready' });
  expect(await read('/version')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
  });
});

test('SIGTERM ends a server with code 0', async () => {
  const server = await startTestServer();
  const asked = ['/', '/about', '/info'].map((path) => fetch(server.url + path));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.stop()).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});

test('[reliability] a server whose output nobody reads any more answers, and ends with code 0', async () => {
  const place = await seededFolder();
  // As after `npm start 2>&1 | head -1`: both streams are one pipe, whose reader is gone.
  const child = spawn('/bin/sh', ['-c', 'exec "$0" dist/server/main.mjs 2>&1', process.execPath], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', MODE: 'sandbox', PORT: '0', ...place.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const url = await new Promise<string>((found, lost) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Mozaika runs at (\S+)/.exec(output)?.[1];
        if (address) found(address);
      });
      child.once('exit', (code) => lost(new Error(`ended with ${code}:\n${output}`)));
    });
    child.stdout.destroy();
    const paths = ['/', '/about', '/info', '/nothing-here', '/v2/system/languages'];
    const asked = await Promise.all(paths.map((path) => fetch(url + path)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await place.remove();
  }
});

test('a wrong setting is named, and keeps the server from starting', async () => {
  await expect(startTestServer({ PLATFORM_URL: 'nowhere', CACHE_MB: 'much' })).rejects.toThrow(
    /ended with 1[\s\S]*PLATFORM_URL[\s\S]*CACHE_MB|ended with 1[\s\S]*CACHE_MB[\s\S]*PLATFORM_URL/,
  );
});

/*
 * Libraries of what a server may be connected to are loaded when they are first used, out of what the build made of them: nothing else
 * in a run would meet one that the build broke.
 */

/** As our own pages send it. */
const ours = { 'x-requested-with': 'mozaika' };

test('[reliability] the built product sends messages through a mail server', async ({ request }) => {
  const mail = await startMailServer();
  const server = await startTestServer({
    MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://www.example.com',
    TRUST_PROXY: 'none',
    STOP_DELAY_MS: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Mozaika <hello@site.example>',
  });
  const answer = await request.post(`${server.url}/v2/system/customers/registration/personal`, {
    headers: ours,
    data: signUp('anna@new.example'),
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('anna@new.example')]);
  await expect.poll(mail.heard).toContain('RCPT TO:<anna@new.example>');
  await server.stop();
  mail.stop();
});

test('[reliability] the built product keeps files in a bucket and tells a collector what it does', async ({
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-connected-'));
  const [s3, collector] = await Promise.all([startS3(folder), startCollector()]);
  const server = await startTestServer({
    FILES_S3_URL: s3.bucket.url,
    FILES_S3_REGION: s3.bucket.region,
    FILES_S3_ACCESS_KEY: s3.bucket.accessKey,
    FILES_S3_SECRET_KEY: s3.bucket.secretKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  const signedIn = await request.post(`${server.url}/v2/system/staff/login`, {
    headers: ours,
    data: { email: 'editor@example.com', password: 'Mozaika-2026!' },
  });
  const { data: session } = (await signedIn.json()) as { data: { token: string } };
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#264653' } })
    .png()
    .toBuffer();
  const uploaded = await request.post(`${server.url}/v2/system/manage/media`, {
    headers: { ...ours, authorization: `Bearer ${session.token}` },
    multipart: { file: { name: 'tile.png', mimeType: 'image/png', buffer } },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { data: picture } = (await uploaded.json()) as {
    data: { variants: { src: string }[] };
  };
  const shown = await request.get(server.url + picture.variants[0]?.src);
  expect([shown.status(), (await shown.body()).length > 0]).toEqual([200, true]);
  // What was not sent yet is sent by the end.
  expect(await server.stop()).toBe(0);
  expect(collector.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['call staff.login', 'SELECT']),
  );
  await Promise.all([s3.stop(), collector[Symbol.asyncDispose]()]);
  await rm(folder, { recursive: true });
});
