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

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call of staff: address, what is sent and what is answered are those of its record.
 * @throws ApiError for every answer but a success; status 0 when there was none
 */
export function callStaff<C extends Call>(call: C, input: StaffInput<C>): Promise<ApiAnswer<DataOf<C>>> {
  if (call.method === 'WS' || call.method === 'ANY') throw new Error(`${call.id} is no call of the Studio.`);
  const { params = {}, ...rest } = input as AnyInput;
  return api<DataOf<C>>(fillPath(call.path, params), { ...rest, method: call.method });
}
