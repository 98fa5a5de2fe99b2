import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem, widgetFiles } from './widget-files.ts';

export type MadeWidget =
  | { readonly ok: true; readonly folder: string; readonly files: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/**
 * Writes the folder of a new widget; nothing that is there is written over.
 * @param widgets the folder that holds the widgets, e.g. `widgets`
 */
export function makeWidget(widgets: string, name: string): MadeWidget {
  const taken = readdirSync(widgets).map((entry) => entry.replace(/\.tsx?$/, ''));
  const problem = nameProblem(name, taken);
  if (problem !== null) return { ok: false, problem };
  const folder = join(widgets, name);
  // Not recursive: a folder that came in between is an error, and stays as it is.
  mkdirSync(folder);
  const files = widgetFiles(name);
  for (const [file, text] of files) writeFileSync(join(folder, file), text, { flag: 'wx' });
  return { ok: true, folder, files: [...files.keys()] };
}
