import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A call of a browser on its way to the platform. */
export interface PlatformCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Null when there is none. */
  readonly body: Readable | null;
  readonly clientIp: string;
  /** Ends the call: too late, or the browser has left. */
  readonly signal: AbortSignal;
}

export interface PlatformAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable;
}

/** Carries a call to the platform; rejects when no answer came. Follows no redirect. */
export type CallPlatform = (call: PlatformCall) => Promise<PlatformAnswer>;
