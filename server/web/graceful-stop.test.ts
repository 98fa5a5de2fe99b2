import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { stopGracefully } from './graceful-stop.ts';

describe('signals', () => {
  const logger = pino({ level: 'silent' });

  test('[reliability] a signal drains, closes and leaves with 0; after an error nobody caught nothing is drained', async () => {
    const run = async (name: string, what?: unknown) => {
      const events = new EventEmitter();
      const steps: string[] = [];
      const step = (said: string) => async () => void steps.push(said);
      const exit = vi.fn((code: number) => void steps.push(`exit ${code}`));
      stopGracefully({ drain: step('drain'), close: step('close'), logger, events, exit });
      events.emit(name, what);
      await vi.waitUntil(() => exit.mock.calls.length > 0);
      return steps;
    };
    expect(await run('SIGTERM')).toEqual(['drain', 'close', 'exit 0']);
    expect(await run('uncaughtException', new Error('x'))).toEqual(['close', 'exit 1']);
  });

  test('leaves with 1 when closing fails, hangs, or a second signal comes', async () => {
    vi.useFakeTimers();
    try {
      const codes = await Promise.all(
        ['fails', 'hangs', 'again'].map(async (how) => {
          const events = new EventEmitter();
          const exit = vi.fn();
          const close = () =>
            how === 'fails' ? Promise.reject(new Error('x')) : new Promise<void>(() => {});
          stopGracefully({ close, logger, events, exit });
          events.emit('SIGTERM');
          if (how === 'again') events.emit('SIGINT');
          if (how === 'hangs') vi.advanceTimersByTime(35_000);
          await vi.waitFor(() => expect(exit).toHaveBeenCalled());
          return exit.mock.calls[0]?.[0];
        }),
      );
      expect(codes).toEqual([1, 1, 1]);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('[reliability] a signal that arrives twice, as npm passes on what the terminal sent already, is one; a third ends the stop at once', () => {
  const events = new EventEmitter();
  const exit = vi.fn();
  const logger = pino({ level: 'silent' });
  const close = () => new Promise<void>(() => {});
  stopGracefully({ close, logger, events, exit, signalsPerStop: 2 });
  events.emit('SIGINT');
  events.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  events.emit('SIGINT');
  expect(exit.mock.calls).toEqual([[1]]);
});

describe('errors nobody caught', () => {
  function run(close: () => Promise<void> = async () => {}) {
    const lines: string[] = [];
    const events = new EventEmitter();
    const foreign = vi.fn();
    events.on('uncaughtException', foreign);
    events.on('unhandledRejection', foreign);
    const exit = vi.fn();
    const onRejection = vi.fn();
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    stopGracefully({ close, logger, events, exit, onRejection });
    const logged = () => lines.map((line) => JSON.parse(line));
    return { events, exit, onRejection, foreign, said: logged };
  }

  test('[reliability] the first one is said whole, and the program closes and leaves with 1', async () => {
    const running = Promise.withResolvers<void>();
    const { events, exit, said: logged, foreign } = run(() => running.promise);
    events.emit('uncaughtException', new Error('the first'));
    for (let i = 0; i < 1000; i += 1) events.emit('uncaughtException', new Error('what follows'));
    expect(exit).not.toHaveBeenCalled();
    running.resolve();
    await vi.waitUntil(() => exit.mock.calls.length > 0);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(logged()).toMatchObject([
      { level: 60, err: { message: 'the first', stack: expect.stringContaining('graceful-stop.test') } },
      { level: 30, msg: 'stopped', furtherErrors: 1000 },
    ]);
    expect(foreign).not.toHaveBeenCalled();
  });

  test('[reliability] a signal after one does not cut the stop short, and one while stopping changes the code', async () => {
    const first = Promise.withResolvers<void>();
    const failed = run(() => first.promise);
    failed.events.emit('uncaughtException', new Error('x'));
    failed.events.emit('SIGTERM');
    expect(failed.exit).not.toHaveBeenCalled();
    first.resolve();
    const second = Promise.withResolvers<void>();
    const stopped = run(() => second.promise);
    stopped.events.emit('SIGTERM');
    stopped.events.emit('uncaughtException', new Error('x'));
    second.resolve();
    await vi.waitUntil(() => failed.exit.mock.calls.length + stopped.exit.mock.calls.length > 1);
    expect([failed.exit.mock.calls, stopped.exit.mock.calls]).toEqual([[[1]], [[1]]]);
  });

  test('[reliability] a promise nobody waited for is said and counted, and the program goes on', async () => {
    const { events, exit, onRejection, said: logged, foreign } = run();
    events.emit('unhandledRejection', new Error('forgotten'));
    events.emit('unhandledRejection', 'no error at all');
    expect(logged()).toMatchObject([
      { level: 50, err: { message: 'forgotten' } },
      { level: 50, err: 'no error at all' },
    ]);
    expect([onRejection.mock.calls.length, exit.mock.calls, foreign.mock.calls]).toEqual([2, [], []]);
  });
});
