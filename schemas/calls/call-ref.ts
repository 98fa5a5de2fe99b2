import type { Call, CallMethod } from './define-call.ts';

declare const called: unique symbol;

/**
 * A call as the browser's code has it: method and path, e.g. `GET /v2/loan/contract/settlement`, and `signs-in` behind them
 * where its 401 is a wrong password. It is a text, so that it travels in a Plan; its type knows what the call takes and
 * answers, so that views load no schemas.
 */
export type CallRef<C extends Call = Call> = string & { readonly [called]: C };

/** What a reference says. */
export interface CallTarget {
  readonly method: string;
  readonly path: string;
  /** Whether the call says who somebody is: its 401 is a wrong password, not a session that is over. */
  readonly signsIn: boolean;
}

/**
 * The reference to a call.
 * @param params values of the path's `{names}`, `product` among them; what has none yet stays for the caller to fill
 */
export function refTo<C extends Call>(
  { method, path, session = [] }: C,
  params: Readonly<Record<string, string>>,
): CallRef<C> {
  const effect = session.includes('signs-in') ? ' signs-in' : '';
  return `${method} ${fillPath(path, params)}${effect}` as CallRef<C>;
}

/** A reference to an address that was handed over as such, e.g. where a form is sent; nothing is known of what it answers. */
export const refAt = (method: CallMethod, path: string): CallRef => `${method} ${path}` as CallRef;

/** A call of examples and tests; it reaches nothing. */
export const sampleRef = <C extends Call>(method: CallMethod = 'POST'): CallRef<C> =>
  `${method} /v2/example` as CallRef<C>;

/** @param params values of `{names}` that are in the path still */
export function readRef(ref: CallRef, params: Readonly<Record<string, string>> = {}): CallTarget {
  const [method = '', path = '', effect] = ref.split(' ', 3);
  return { method, path: fillPath(path, params), signsIn: effect === 'signs-in' };
}

/** The path with its `{names}` filled; names without a value stay. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(params, key) ? encodeURIComponent(params[key] ?? '') : name,
  );
}
