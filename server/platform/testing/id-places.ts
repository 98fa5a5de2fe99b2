import { type Call, calls } from '#schemas/calls.ts';
import { stepUpActions } from '#schemas/lending/step-up.ts';
import { detailNames } from '../customers/step-up/step-up-binding.ts';

/** Names of values that stand for one thing. An alias or a group is a word everybody knows. */
const isId = (name: string): boolean => name === 'id' || name === 'uuid' || /(_id|Id)$/.test(name);

/** Names of all properties of a JSON schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...namesIn(value),
  ]);
}

/** Whether a call has a customer behind it. */
const isPrivileged = ({ access }: Call): boolean => access === 'customer' || access === 'edge-customer';

/**
 * Every place in which a privileged call takes an id, `<call> <name>`: read from the records of the calls, so that a new
 * call is here the moment it exists.
 */
export function idPlaces(): readonly string[] {
  const named = (calls as readonly Call[]).filter(isPrivileged).flatMap(({ id, params, query, body }) => {
    const names = [...namesIn(params), ...namesIn(query), ...namesIn(body)];
    return names.filter(isId).map((name) => `${id} ${name}`);
  });
  const stepUps = stepUpActions.flatMap((action) =>
    detailNames(action)
      .filter(isId)
      .map((name) => `code.generate ${name} of ${action}`),
  );
  return [...new Set([...named, ...stepUps])].toSorted();
}
