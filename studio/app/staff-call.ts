import { fillPath } from '#schemas/calls/call-ref.ts';
import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '#schemas/calls/define-call.ts';
import { type ApiAnswer, api } from './api.ts';

/** As deep as it goes: what is sent is only read. */
type Sent<T> = T extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;
/** A value that is not known stays out of the address. */
type Asked<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** What a call of staff is given, as its record says; a call that takes files is given a form. */
export type StaffInput<C extends Call> = { readonly signal?: AbortSignal } & (unknown extends ParamsOf<C>
  ? object
  : { readonly params: ParamsOf<C> }) &
  (unknown extends QueryOf<C>
    ? object
    : object extends QueryOf<C>
      ? { readonly query?: Asked<QueryOf<C>> }
      : { readonly query: Asked<QueryOf<C>> }) &
  (unknown extends BodyOf<C> ? { readonly body?: FormData } : { readonly body: Sent<BodyOf<C>> });

type AnyQuery = Readonly<Record<string, string | number | undefined>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: AnyQuery;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call of staff: address, what is sent and what is answered are those of its record.
 * @throws ApiError for every answer but a success; status 0 when there was none
 */
export function callStaff<C extends Call>(call: C, input: StaffInput<C>): Promise<ApiAnswer<DataOf<C>>> {
  return send<DataOf<C>>(call, input as AnyInput);
}

/** Names of what a call can be asked for. */
export type QueryName<C extends Call> = keyof QueryOf<C> & string;
/** A row of what a list call answers. */
export type RowOf<C extends Call> = DataOf<C> extends readonly (infer Row)[] ? Row : never;
/** What a list is narrowed to, name by name, as it stands in an address. */
export type ListQuery<C extends Call> = Readonly<Partial<Record<QueryName<C>, string | number>>>;

/** Makes a call of staff that lists, for who knows by names alone what it is narrowed to. @throws as `callStaff` */
export const listStaff = <C extends Call>(
  call: C,
  { query, signal }: { readonly query: AnyQuery; readonly signal?: AbortSignal },
): Promise<ApiAnswer<readonly RowOf<C>[]>> => send(call, { query, ...(signal && { signal }) });

function send<T>({ id, method, path }: Call, { params = {}, ...rest }: AnyInput): Promise<ApiAnswer<T>> {
  if (method === 'WS' || method === 'ANY') throw new Error(`${id} is no call of the Studio.`);
  return api<T>(fillPath(path, params), { ...rest, method });
}
