import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import { chunksJson } from './chunks-json.ts';
import { toClientPlan } from './client-plan.ts';
import { documentFrame, personAttribute } from './document-frame.ts';
import type { DocumentShell } from './document-shell.ts';
import { embeddedPlanJson } from './embedded-plan-json.ts';
import { memoryOf } from './render-memory.ts';
import { renderTree } from './render-tree.tsx';
import { viewFailure } from './static-html.tsx';
import type { BuiltTexts } from './text-files.ts';
import { askEarlyModule, cartMarkModule, personWatchModule, type ViewChunks } from './view-chunks.ts';
import { wakingTypes } from './waking-types.ts';

export interface RenderedDocument {
  /** Its HTML. */
  readonly body: Buffer;
  /** Blocks whose view threw; they are not in it. */
  readonly failures: readonly BlockFailure[];
}

/** The whole document of a Plan. No fetching, no deciding: a Plan in, bytes out. */
export function renderDocument(
  plan: Plan,
  parts: { registry: Registry; shell: DocumentShell; viewChunks: ViewChunks; builtTexts?: BuiltTexts },
): RenderedDocument {
  const { registry, shell, viewChunks, builtTexts } = parts;
  const converted = toClientPlan(plan, registry, builtTexts);
  const failures = [...converted.failures];
  const { html, plan: client } = renderTree(converted.plan, {
    texts: plan.texts,
    registry,
    fail: (block, error) => failures.push(viewFailure(plan, block, error)),
  });
  const memory = memoryOf(registry);
  const { before, between, after } = documentFrame(plan, {
    shell,
    early:
      early(askEarlyModule, 'data-consent-form="bar"', { html, viewChunks }) +
      early(cartMarkModule, 'data-cart-link', { html, viewChunks }) +
      personWatch(plan, viewChunks),
    memory,
  });
  const chunks = chunksJson(wakingTypes(client.regions, registry), client.texts, { viewChunks, memory });
  return {
    body: Buffer.concat([
      before,
      personAttribute(plan),
      ...html,
      between,
      ...embeddedPlanJson(client, chunks, registry),
      after,
    ]),
    failures,
  };
}

/**
 * A script for what a mark stands for: shows the bar of consent to those who have not answered, and the way to a cart that holds
 * something. Each is small and comes before the styles, so that what it shows is part of the first paint; nothing waits for it.
 */
function early(
  module: string,
  mark: string,
  { html, viewChunks }: { readonly html: readonly Buffer[]; readonly viewChunks: ViewChunks },
): string {
  const [src] = viewChunks(module);
  // In development nothing is built, and these come a little later or not at all.
  if (src === undefined || !html.some((piece) => holds(piece, mark))) return '';
  return `<script type="module" async src="${src}"></script>`;
}

/** The script that leaves a page of somebody when another person signs in. In development, where nothing is built, their calls alone say so. */
function personWatch({ person, route }: Pick<Plan, 'person' | 'route'>, viewChunks: ViewChunks): string {
  // Who has signed in in another tab is led on from a sign-in, too.
  const isWatched = person !== undefined || route.startsWith('/signin');
  const [src] = isWatched ? viewChunks(personWatchModule) : [];
  return src === undefined ? '' : `<script type="module" src="${src}"></script>`;
}

/** Pieces are kept and never written to, so each is searched once. */
const found = new WeakMap<Buffer, Map<string, boolean>>();

function holds(piece: Buffer, mark: string): boolean {
  const byMark = found.get(piece) ?? new Map<string, boolean>();
  found.set(piece, byMark);
  const known = byMark.get(mark) ?? piece.includes(mark);
  byMark.set(mark, known);
  return known;
}
