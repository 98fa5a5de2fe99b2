import { embeddedPlan } from './embedded-plan.ts';

/**
 * Names the runtime's chunks and those of a widget's view to the browser ahead of time. Each would otherwise ask for the
 * next only after it has arrived itself: one hop later, half a second on a slow line.
 */
export function createChunkHints(): (widgetType?: string) => void {
  let chunks: Readonly<Record<string, readonly string[]>> | undefined;
  const named = new Set<string>();
  return (widgetType = '') => {
    chunks ??= embeddedPlan().chunks;
    for (const href of [...(chunks[''] ?? []), ...(chunks[widgetType] ?? [])]) {
      if (named.has(href)) continue;
      named.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
}
