import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FramedBody } from './framing.ts';

/** A call on its way to the platform. */
export interface PlatformCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Without those that frame the message: the carrier writes them from the body. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Null when there is none. */
  readonly body: FramedBody | null;
  readonly clientIp: string;
  /** Ends the call: too late, or the browser has left. */
  readonly signal: AbortSignal;
}

export interface PlatformAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable;
  /** Bytes the body has; null when only its end tells. */
  readonly length: number | null;
}

/** Carries a call to the platform; rejects when no answer came. Follows no redirect. */
export type CallPlatform = (call: PlatformCall) => Promise<PlatformAnswer>;
