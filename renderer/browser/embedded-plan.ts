import type { ClientPlan } from '../tree/client-plan.ts';

/** What the document carries for the browser. */
export interface EmbeddedPlan {
  readonly plan: ClientPlan;
  /** Widget type -> addresses of the chunks its view needs; the empty name stands for the runtime,
   * `#consent` and `#visitor` for the modules of those names. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Reads the JSON data block that the server put into the document. */
export function embeddedPlan(): EmbeddedPlan {
  return JSON.parse(document.getElementById('mozaika-plan')?.textContent ?? 'null') as EmbeddedPlan;
}
