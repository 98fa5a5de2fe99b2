import { isRecord } from '#registry/is-record.ts';
import type { Control } from '../shape/field-shape.ts';

/** A value that the schema does not name. */
export interface OpenField {
  readonly name: string;
  readonly control: Control;
}

/** What a name must look like to be added: as other systems write the names of JSON. */
export const openName = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;

/**
 * The further values of an object that stands in a list: its own, and those its neighbours have, so that rows of one
 * list ask for the same. The first of them that has a value tells what the value is.
 */
export function openFields(
  own: unknown,
  neighbours: readonly unknown[],
  known: ReadonlySet<string>,
): OpenField[] {
  const fields = new Map<string, Control>();
  for (const row of [own, ...neighbours])
    for (const [name, value] of isRecord(row) ? Object.entries(row) : [])
      if (!known.has(name) && !fields.has(name)) fields.set(name, controlFor(value));
  return [...fields].map(([name, control]) => ({ name, control }));
}

function controlFor(value: unknown): Control {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'text' : 'json';
}
