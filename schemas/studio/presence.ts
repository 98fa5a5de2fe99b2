import { type Static, Type } from 'typebox';
import { EntryRef } from './entry-ref.ts';

/** Seconds between two signs of life of an open editor, and after how many without one a person counts as gone. */
export const presenceSeconds = { beat: 10, gone: 35 } as const;

/** Of the name that a window gives itself. */
export const windowIdLengths = { minLength: 8, maxLength: 64 } as const;

/** A sign of life of somebody who has a piece of content open. */
export const PresenceBeat = Type.Object({
  ...EntryRef.properties,
  /** Made once per open window. */
  window_id: Type.String(windowIdLengths),
  /** Takes the pen from whoever has it. */
  take_over: Type.Optional(Type.Boolean()),
  /** The window was closed. */
  leave: Type.Optional(Type.Boolean()),
});

export const Present = Type.Object({
  window_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  since: Type.String(),
  /** Whether this window has the pen: the others look on until they take over. */
  holds: Type.Boolean(),
});
export type Present = Static<typeof Present>;

export const PresenceAnswer = Type.Object({
  present: Type.Array(Present),
  /** Newest version of the draft, so that a window sees that somebody saved; null when there is no such entry. */
  version: Type.Union([Type.Integer(), Type.Null()]),
  updated_by: Type.Union([Type.String(), Type.Null()]),
});
export type PresenceAnswer = Static<typeof PresenceAnswer>;
