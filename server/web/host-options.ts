import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Outcome, Plan } from '#engine/plan.ts';
import type { Visit } from '#engine/visit.ts';
import type { Config } from '#server/config/config.ts';
import type { OtherBuilds } from './builds/kept-builds.ts';
import type { FindRules } from './form-rules.ts';
import type { Metrics } from './metrics.ts';
import type { ReadFeed } from './post-feed.ts';
import type { DocumentSources } from './security-headers.ts';
import type { VisitSessions } from './session/visit-sessions.ts';
import type { PrepareCanvas } from './studio/plan.ts';
import type { ResolvePreview } from './studio/resolve-preview.ts';
import type { PrepareForm } from './studio/studio-forms.ts';
import type { Upstream } from './upstream/upstream.ts';

/** An outcome that is shown as a screen. */
export type ScreenOutcome = Exclude<Outcome, { readonly kind: 'redirect' }>;

/** A screen as HTML, and the scripts its policy has to allow. */
export interface DocumentHtml extends DocumentSources {
  readonly status: number;
  readonly body: Buffer;
}

export interface Engine {
  resolve(visit: Visit): Promise<Outcome>;
  /** Whether a visitor whose session is over is led from this address (path and query) to the sign-in and back. */
  needsSignInAgain(url: string): Promise<boolean>;
}

export interface Renderer {
  document(outcome: ScreenOutcome): Promise<DocumentHtml>;
  /** What of a Plan the browser gets; JSON. */
  clientPlan(plan: Plan): unknown;
}

/** What the Studio asks of the engine. */
export interface StudioEngine {
  readonly prepare: PrepareCanvas;
  readonly preview: ResolvePreview;
}

/** Where `/v2/*` goes: an instance in this process, or one elsewhere; who opened it closes it. */
export type Platform =
  | {
      readonly kind: 'embedded';
      readonly app: FastifyInstance;
      readonly sockets?: OwnSockets;
      /** Runs the making of one page, whose calls need not each find out anew who asks. */
      readonly asOneVisit?: <T>(work: () => Promise<T>) => Promise<T>;
    }
  | {
      readonly kind: 'remote';
      readonly upstream: Pick<Upstream, 'call'> & Partial<Pick<Upstream, 'openSocket'>>;
    };

/** Sockets of a platform in this process. */
export interface OwnSockets {
  /** Takes a connection over that asks to become a socket. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says goodbye to all of them. */
  goAway(): void;
}

export interface WebHostOptions {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly engine: Engine;
  readonly renderer: Renderer;
  readonly platform: Platform;
  /** Where it counts; those of the process, which others count in, too. Its own when not given. */
  readonly metrics?: Metrics;
  /** Finds the compiled rules of forms; no such modules are served without it. */
  readonly findRules?: FindRules;
  /** Folder whose files are served under `/assets/`; their names carry a content hash. */
  readonly assetsDir: string;
  /** Files of builds that other nodes run or ran; without them there are those of the folders alone. */
  readonly otherBuilds?: { readonly site: OtherBuilds; readonly studio: OtherBuilds };
  /** Folder of the Studio's build; without it there is no Studio. */
  readonly studioDir?: string;
  /** Plans of drafts for the Studio; without it there is neither canvas nor preview. */
  readonly studio?: StudioEngine;
  /** Forms as they stand in the builder; without it the builder has no live preview. */
  readonly prepareForm?: PrepareForm;
  /** Folder whose files are served at the root; read once, at start. */
  readonly publicDir: string;
  /** Who visits; the sessions of the platform's customers when not given. */
  readonly sessions?: VisitSessions;
  /** Calls the listener with the cache tags of every change; `*` stands for everything. */
  readonly onContentChange: (listener: (tags: readonly string[]) => void) => void;
  /** Whether everything is loaded that visitors would else wait for. */
  readonly isWarm: () => boolean;
  /** Asks the database something small; rejects when it does not answer. None where another host has it. */
  readonly probeDatabase?: () => Promise<unknown>;
  /** Addresses for search engines, and when what is there changed last. */
  readonly sitemap?: () => Promise<readonly { readonly path: string; readonly changed: Date }[]>;
  /** The feed of posts. */
  readonly feed?: ReadFeed;
  /** Longest time that a file may take to the platform and be answered, in milliseconds; two minutes by default. */
  readonly uploadTimeoutMs?: number;
  /** Milliseconds; the system clock by default. */
  readonly now?: () => number;
  /** Lets milliseconds pass; by the system clock by default. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface WebHost {
  /** Not yet listening: further routes may be added before `listen`. */
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  invalidate(tags: readonly string[]): void;
  /** Stops being ready, and goes on answering for the configured time, each answer being the last on its connection; then ends listening. */
  drain(): Promise<void>;
  /** Stops being ready, ends listening, finishes what runs; at most 30 s, those of `drain` included. */
  close(): Promise<void>;
}
