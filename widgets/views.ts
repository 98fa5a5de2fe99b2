import type { ReactNode } from 'react';
import { importAgain } from '#engine/react/import-again.ts';
import type { ViewProps } from '#registry/widget.ts';

/** A view as the browser knows it: one chunk, without schema or examples. */
export type LoadedView = (props: ViewProps<Record<string, unknown>, string>) => ReactNode;

const modules = import.meta.glob<{ default?: LoadedView }>(['.//*/*.tsx', '!./*/*.test.tsx']);

/**
 * Only `loan-calculator/loan-calculator.tsx` is a view; other files of the folder are its parts, which a build leaves out of the list
 * (`scripts/build/views-alone.ts`).
 */
const loaders = new Map(
  Object.entries(modules).flatMap(([path, load]) => {
    const [, folder, file] = /^\.\/([^/]+)\/([^/]+)\.tsx$/.exec(path) ?? [];
    return folder !== undefined && folder === file ? [[folder, load] as const] : [];
  }),
);

/** Loads the view of a widget type. @throws when there is none, or its chunk cannot be loaded */
export async function loadView(type: string): Promise<LoadedView> {
  const load = loaders.get(type);
  if (!load) throw new Error(`No view for the widget type "${type}".`);
  const { default: view } = await load().catch((error: unknown) =>
    importAgain<{ default?: LoadedView }>(error),
  );
  if (!view) throw new Error(`The module of "${type}" has no default export: its view.`);
  return view;
}
