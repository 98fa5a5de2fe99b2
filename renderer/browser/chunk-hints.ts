import { embeddedPlan } from './embedded-plan.ts';

/**
 * Names the runtime's chunks and those of a widget's view to the browser ahead of time. Each would otherwise ask for the
 * next only after it has arrived itself: one hop later, half a second on a slow line.
 * @returns a function that names them and answers their addresses, the runtime's own first
 */
export function createChunkHints(): (widgetType?: string) => readonly string[] {
  let chunks: Readonly<Record<string, readonly string[]>> | undefined;
  const named = new Set<string>();
  return (widgetType = '') => {
    chunks ??= embeddedPlan().chunks;
    const wanted = [...(chunks[''] ?? []), ...(chunks[widgetType] ?? [])];
    for (const href of wanted) {
      if (named.has(href)) continue;
      named.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    return wanted;
  };
}
