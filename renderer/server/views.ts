import type { Registry } from '#registry/registry.ts';
import type { LoadedView } from '#widgets/views.ts';

/**
 * The view of a type on the server. A widget's record keeps its view with the props type hidden, because the list of
 * widgets has no common one; the engine has validated the props against the very schema the view was typed by.
 */
export function serverView(registry: Registry, type: string): LoadedView {
  const widget = registry.get(type);
  if (!widget) throw new Error(`No widget of type "${type}".`);
  return widget.view as LoadedView;
}
