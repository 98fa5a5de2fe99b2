import { afterEach, describe, expect, test } from 'vitest';
import { openTracing } from './open-tracing.ts';
import { inSpan, traceHeaders } from './spans.ts';
import { startCollector } from './testing/collector.ts';

const problems: string[] = [];
const open = (endpoint: string, share = 1) =>
  openTracing({ endpoint, share, version: '1.2.3', onProblem: (message) => problems.push(message) });
afterEach(() => {
  problems.length = 0;
});

describe('[issue 19] traces', () => {
  test('without a collector work goes on as if nobody asked, and a call carries nothing', async () => {
    expect(await inSpan('work', async () => traceHeaders())).toEqual({});
    await expect(inSpan('work', () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  });

  test('[sec 38] a failure is named and not quoted; work within work is its child; the process says what it is', async () => {
    await using collector = await startCollector();
    const tracing = open(collector.endpoint);
    let carried = {};
    await inSpan('outer', async () => {
      await inSpan('inner', async () => {
        carried = traceHeaders();
        throw new RangeError('anna@example.com');
      }).catch(() => undefined);
    });
    await tracing.close();
    const [inner, outer] = ['inner', 'outer'].map((name) =>
      collector.spans().find((span) => span.name === name),
    );
    expect(inner).toMatchObject({
      traceId: outer?.traceId,
      parentSpanId: outer?.spanId,
      status: { message: 'RangeError' },
    });
    expect(carried).toEqual({ traceparent: `00-${outer?.traceId}-${inner?.spanId}-01` });
    expect(collector.text()).not.toContain('anna');
    expect(collector.resource()).toEqual(
      expect.arrayContaining([
        { key: 'service.name', value: { stringValue: 'mozaika' } },
        { key: 'service.version', value: { stringValue: '1.2.3' } },
      ]),
    );
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  });

  test('a share of nothing records nothing', async () => {
    await using collector = await startCollector();
    const tracing = open(collector.endpoint, 0);
    await inSpan('work', async () => undefined);
    await tracing.close();
    expect(collector.spans()).toEqual([]);
  });

  test('a collector that refuses is told of, and nobody waits for it', async () => {
    await using collector = await startCollector(400);
    const tracing = open(collector.endpoint);
    expect(await inSpan('work', async () => 'done')).toBe('done');
    await tracing.close();
    expect(problems.length).toBeGreaterThan(0);
  });
});
