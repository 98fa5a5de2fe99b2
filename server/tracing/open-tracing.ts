import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  /** Address of the collector, OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Share of requests that are recorded, 0 to 1. */
  readonly share: number;
  /** What this process is, as `/version` says it. */
  readonly version: string;
  /** The collector does not take what it is sent. */
  readonly onProblem: (message: string) => void;
}

export interface Tracing {
  /** Sends what was recorded last. */
  close(): Promise<void>;
}

/** A collector that is gone must not keep a server from stopping. */
const flushMs = 2000;

/**
 * Records spans and sends them in batches. `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_EXPORTER_OTLP_HEADERS` mean what
 * OpenTelemetry says. For one server in a process: spans find their recorder by themselves.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function openTracing({ endpoint, share, version, onProblem }: TracingOptions): Tracing {
  diag.setLogger(
    { error: onProblem, warn: onProblem, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'mozaika', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    close: async () => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, flushMs);
      const flushed = provider.shutdown().catch((error: unknown) => onProblem(describe(error)));
      await Promise.race([flushed, late]);
      clearTimeout(timer);
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

const ignore = (): void => undefined;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
