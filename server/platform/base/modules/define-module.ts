import type { PlatformApp } from '../../http/app-types.ts';
import type { DueWork } from '../jobs/jobs.ts';

/**
 * A part of the platform, whole: its services, made of what it needs, and everything that comes alive with them. It stands in
 * one list (`server/platform/modules.ts`) behind whatever offers what it needs; nothing else names it.
 * Members are functions, not methods: so a need that nobody offers is an error of types.
 */
export interface PlatformModule<Needs extends object, Offers extends object> {
  /** For logs and errors. */
  readonly name: string;
  /** Makes its services, which the modules behind it may need in turn. Its names are its own: two modules never offer the same. */
  readonly open?: (needs: Needs) => Offers | Promise<Offers>;
  /** What runs by itself from now on. */
  readonly jobs?: (parts: Needs & Offers) => readonly DueWork[];
  /** Puts in what an empty or a sandbox's database starts with; the modules behind it find that. */
  readonly seed?: (parts: Needs & Offers) => Promise<void>;
  /** Serves its calls. */
  readonly routes?: (app: PlatformApp, parts: Needs & Offers) => void | Promise<void>;
  /** Ends what {@link open} began. The modules behind it are closed already, the database is still open. */
  readonly close?: (parts: Needs & Offers) => Promise<void>;
  /** Types alone; no module has it. */
  readonly types?: { readonly needs: (needs: Needs) => void; readonly offers: Offers };
}

/** A module; what it needs and offers follows from its `open`, or is named where it only has calls. */
export function defineModule<Needs extends object, Offers extends object = object>(
  module: PlatformModule<Needs, Offers>,
): PlatformModule<Needs, Offers> {
  return module;
}
