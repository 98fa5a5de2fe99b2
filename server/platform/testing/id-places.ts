import { type Call, calls } from '#schemas/calls.ts';
import { stepUpActions } from '#schemas/lending/step-up.ts';
import type { Operation } from '../openapi/api-document.ts';
import { detailNames } from '../step-up/step-up-binding.ts';

/** Path, method -> what the platform says of the call. */
export type ApiPaths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

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

const pathOf = ({ path }: Call): string => path.replace('{product}', 'loan');

/** The call as the platform serves it; undefined where it does not. */
export const servedAs = (paths: ApiPaths, call: Call): Operation | undefined =>
  paths[pathOf(call)]?.[call.method.toLowerCase()];

/** Whether a call has a customer behind it. */
const isPrivileged = (paths: ApiPaths, call: Call): boolean =>
  call.access === 'customer' ||
  (servedAs(paths, call)?.security ?? []).some((scheme) => Object.hasOwn(scheme, 'customer'));

/**
 * Every place in which a privileged call takes an id, `<call> <name>`: read from the list of calls and from what the
 * platform says it accepts, so that a new call is here the moment it exists.
 */
export function idPlaces(paths: ApiPaths): readonly string[] {
  const named = (calls as readonly Call[])
    .filter((call) => isPrivileged(paths, call))
    .flatMap((call) => {
      const served = servedAs(paths, call);
      const parameters = (served?.parameters ?? []) as readonly { readonly name: string; in: string }[];
      const names = [
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        ...Object.keys(call.query?.properties ?? {}),
        ...namesIn(call.body),
        ...parameters.filter(({ in: where }) => where !== 'header').map(({ name }) => name),
        ...namesIn(served?.requestBody),
      ];
      return names.filter(isId).map((name) => `${call.id} ${name}`);
    });
  const stepUps = stepUpActions.flatMap((action) =>
    detailNames(action)
      .filter(isId)
      .map((name) => `code.generate ${name} of ${action}`),
  );
  return [...new Set([...named, ...stepUps])].toSorted();
}
