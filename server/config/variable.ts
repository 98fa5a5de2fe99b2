import type { TSchema } from 'typebox';
import { Environment, type VariableName } from './environment.ts';

/** What the schema says about one variable. */
export interface Variable {
  readonly schema: TSchema & { readonly type?: unknown };
  readonly description: string;
  readonly expected: string;
  readonly example: string;
  readonly fallback: unknown;
  readonly optional: boolean;
}

export function describeVariable(name: VariableName): Variable {
  const schema: TSchema = Environment.properties[name];
  const annotations = new Map(Object.entries(schema));
  const word = (key: string): string => String(annotations.get(key) ?? '');
  return {
    schema,
    description: word('description'),
    expected: word('expected'),
    example: word('example'),
    fallback: annotations.get('default'),
    optional: !Environment.required.some((required) => required === name),
  };
}
