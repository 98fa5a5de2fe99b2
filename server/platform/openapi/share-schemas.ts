import { namedSchemas } from './named-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * A copy of a schema in which named schemas, and those that contain themselves (TypeBox's Cyclic: `{$defs, $ref}`), are
 * references to `#/components/schemas`, where readers of OpenAPI look for them.
 * @param shared gets the schemas that are referred to, by name
 */
export function shareSchemas(schema: unknown, shared: Map<string, unknown>): unknown {
  const visit = (node: unknown, cyclic: ReadonlySet<string>): unknown => {
    if (Array.isArray(node)) return node.map((child) => visit(child, cyclic));
    if (!isObject(node)) return node;
    const name = namedSchemas.get(node);
    if (name === undefined) return visitParts(node, cyclic);
    if (!shared.has(name)) {
      shared.set(name, {});
      shared.set(name, visitParts(node, cyclic));
    }
    return refer(name);
  };
  const visitParts = (node: Json, cyclic: ReadonlySet<string>): unknown => {
    const { $defs, $ref } = node;
    if (typeof $ref === 'string' && cyclic.has($ref)) return refer($ref);
    if (isObject($defs) && typeof $ref === 'string') {
      const known = new Set([...cyclic, ...Object.keys($defs)]);
      for (const [name, definition] of Object.entries($defs)) {
        if (shared.has(name) || !isObject(definition)) continue;
        const { $id: _ownName, ...rest } = definition;
        shared.set(name, visitParts(rest, known));
      }
      return refer($ref);
    }
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, visit(child, cyclic)]));
  };
  return visit(schema, new Set());
}
