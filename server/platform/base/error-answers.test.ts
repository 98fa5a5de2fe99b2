import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../http/platform-error.ts';
import { registerErrorAnswers } from './error-answers.ts';

async function answerTo(error: unknown) {
  const app = Fastify();
  registerErrorAnswers(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() };
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('[spec 8] failures', () => {
  test('inside the platform are told to nobody outside', async () => {
    const secret = 'select * from staff where password_hash';
    const { status, text, body } = await answerTo(new Error(secret, { cause: withCode(secret, '42P01') }));
    expect(status).toBe(500);
    expect(text).not.toContain('staff');
    expect(body).toEqual({
      error: {
        message: 'Something went wrong on our side.',
        code: 'internal',
        reason: 'service.failed',
      },
    });
  });

  test.each([
    withCode('connect', 'ECONNREFUSED'),
    withCode('terminating connection due to administrator command', '57P01'),
    withCode('too many clients', '53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
  ])('a database that is away is 503: $message', async (error) => {
    const { status, body } = await answerTo(error);
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
  });

  test.each([
    withCode('no space left on device', 'ENOSPC'),
    withCode('disk quota exceeded', 'EDQUOT'),
    new DrizzleQueryError('insert into forms', [], withCode('could not extend file', '53100')),
  ])('[reliability] a disk without room is 507: $message', async (error) => {
    const { status, body } = await answerTo(error);
    expect([status, body.error.code, body.error.reason]).toEqual([507, 'storage_full', 'service.full']);
  });

  test.each(['40P01', '40001'])(
    'what met others twice is 503, in words, and says when to come back: %s',
    async (code) => {
      const { status, headers, body } = await answerTo(
        new DrizzleQueryError('update loan_contracts', [], withCode('deadlock detected', code)),
      );
      expect([status, headers['retry-after'], body.error.code]).toEqual([503, '1', 'unavailable']);
      expect(body.error.message).toContain('Spróbuj ponownie');
    },
  );

  test('a named one says what, where and when to come back', async () => {
    const { status, headers, body } = await answerTo(
      new PlatformError('too_many_attempts', refuse('staff.role', { needed: 'admin', role: 'author' }), {
        retryAfterS: 7,
        fields: { email: refuse('problem.taken') },
      }),
    );
    expect([status, headers['retry-after']]).toEqual([429, '7']);
    expect(body).toEqual({
      error: {
        message: 'This needs the role admin; yours is author.',
        code: 'too_many_attempts',
        reason: 'staff.role',
        values: { needed: 'admin', role: 'author' },
        fields: { email: 'is taken' },
        field_reasons: { email: { reason: 'problem.taken' } },
      },
    });
  });

  test('[sec 38] a failed statement is logged without the values it was given', async () => {
    const lines: string[] = [];
    const loggerInstance: FastifyBaseLogger = pino({}, { write: (line: string) => lines.push(line) });
    const app = Fastify({ loggerInstance });
    registerErrorAnswers(app);
    app.get('/', () => {
      const cause = withCode('Key (email)=(anna@example.com) exists', '23505');
      throw new DrizzleQueryError('insert into customers', ['anna@example.com'], cause);
    });
    expect((await app.inject('/')).statusCode).toBe(500);
    expect(lines.join('')).toContain('a statement failed: insert into customers (23505)');
    expect(lines.join('')).not.toContain('anna');
  });
});
