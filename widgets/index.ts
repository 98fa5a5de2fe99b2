import { createRegistry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';

const definitions = import.meta.glob<{ widget: Widget }>('.//*/widget.ts', { eager: true });

for (const [path, { widget }] of Object.entries(definitions))
  if (path !== `./${widget.type}/widget.ts`)
    throw new Error(
      `${path} defines "${widget.type}": folder and type must be the same, because the browser finds the view by it.`,
    );

/** Every widget of the house, found by its folder. Server only: it carries schemas and examples. */
export const registry = createRegistry(Object.values(definitions).map(({ widget }) => widget));
