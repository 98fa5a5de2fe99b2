import type { Widget } from './widget.ts';

/** All widgets of the house, by type. Looked up in a Map, so a block typed `constructor` is just unknown. */
export interface Registry {
  get(type: string): Widget | undefined;
  readonly widgets: readonly Widget[];
}

/**
 * @param widgets each with a type of its own
 * @throws Error when two share a type
 */
export function createRegistry(widgets: readonly Widget[]): Registry {
  const byType = new Map<string, Widget>();
  for (const widget of widgets) {
    if (byType.has(widget.type))
      throw new Error(`Two widgets have the type "${widget.type}"; rename one of the folders.`);
    byType.set(widget.type, widget);
  }
  return { get: (type) => byType.get(type), widgets: [...byType.values()] };
}
