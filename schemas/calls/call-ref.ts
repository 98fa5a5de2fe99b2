import type { Call } from './define-call.ts';

declare const called: unique symbol;

/**
 * A call as the browser's code has it: method and path, e.g. `GET /v2/loan/contract/settlement`. It is a text, so that it
 * travels in a Plan; its type knows what the call takes and answers, so that views load no schemas.
 */
export type CallRef<C extends Call = Call> = string & { readonly [called]: C };

/**
 * @param params values of the path's `{names}`, `product` among them; what has none yet stays in the reference for the
 *   caller to fill
 */
export function refTo<C extends Call>(
  { method, path }: C,
  params: Readonly<Record<string, string>>,
): CallRef<C> {
  return `${method} ${fillPath(path, params)}` as CallRef<C>;
}

/** A call for examples and tests that reaches nothing. */
export const sampleRef = <C extends Call>(method: Call['method'] = 'GET'): CallRef<C> =>
  `${method} /v2/example` as CallRef<C>;

/** The path with its `{names}` filled; names without a value stay. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(params, key) ? encodeURIComponent(params[key] ?? '') : name,
  );
}
