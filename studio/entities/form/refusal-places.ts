import type { Refusal } from './use-entity-draft.ts';

/** A place of a body that is wrong, and why. */
export interface WrongPlace {
  /** JSON pointer. */
  readonly path: string;
  readonly text: string;
}

/** The places a rejection names, each once: the platform gives what the schema finds as fields and, for blocks, as findings. */
export function placesOf({ fields, findings }: Pick<Refusal, 'fields' | 'findings'>): WrongPlace[] {
  const more = findings
    .filter(({ rule, path }) => rule !== 'schema' || !Object.hasOwn(fields, path))
    .map(({ path, message, cure }) => ({ path, text: cure ? `${message} ${cure}` : message }));
  return [...Object.entries(fields).map(([path, text]) => ({ path, text })), ...more].filter(({ path }) =>
    path.startsWith('/'),
  );
}
