import { describe, expect, test } from 'vitest';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { startCollector } from '#server/tracing/testing/collector.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { pageOutcome } from './testing/sample-outcome.ts';

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** What a collector gets of one request to a host behind a proxy, or without one. */
async function traceOf(target: string, trustProxy: string) {
  await using collector = await startCollector();
  const tracing = openTracing({
    endpoint: collector.endpoint,
    share: 1,
    version: '1',
    onProblem: () => undefined,
  });
  let lines: string;
  try {
    await using host = await startFakeHost({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUST_PROXY: trustProxy },
      resolve: (visit) => {
        if (visit.url.startsWith('/broken')) throw new RangeError('anna@example.com');
        return pageOutcome('/about');
      },
    });
    await host.ask(target, { headers: { traceparent: parent, cookie: 'utm-parameters=secret-cookie' } });
    lines = host.lines.join('\n');
  } finally {
    await tracing.close();
  }
  const spans = collector.spans();
  return {
    spans,
    text: collector.text(),
    lines,
    named: (name: string) => spans.find((one) => one.name === name),
  };
}

describe('[issue 19] the trace of a request', () => {
  test('[sec 38] is named after its route, holds what was done for it, and nothing of the visitor', async () => {
    const { named, spans, text, lines } = await traceOf('/about?email=anna%40example.com', 'loopback');
    const request = named('GET /*');
    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: expect.arrayContaining([
        { key: 'http.route', value: { stringValue: '/*' } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
      ]),
    });
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['GET /*', 'render', 'resolve']);
    for (const child of ['render', 'resolve']) expect(named(child)?.parentSpanId).toBe(request?.spanId);
    expect(text).not.toMatch(/anna|secret-cookie/);
    expect(lines).toContain('"trace_id":"0af7651916cd43dd8448eb211c80319c"');
  });

  test.each(['none', '10.0.0.0/8'])(
    '[sec 17] begins anew where it does not come from a trusted proxy (%s)',
    async (trusted) => {
      const { named } = await traceOf('/about', trusted);
      expect(named('GET /*')?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
      expect(named('GET /*')?.parentSpanId ?? '').toBe('');
    },
  );

  test('[sec 38] says what failed, by its name alone', async () => {
    const { named, text } = await traceOf('/broken', 'none');
    expect(named('resolve')?.status).toMatchObject({ message: 'RangeError' });
    expect(named('GET /*')?.status?.code).toBe(2);
    expect(text).not.toContain('anna');
  });
});
