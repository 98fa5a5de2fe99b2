import type { AnswerOf, BodyOf, Call, DataOf, ParamsOf, QueryOf } from '#schemas/calls/define-call.ts';
import type { PlatformError } from '#server/platform/http/platform-error.ts';

/** A request as a sample is chosen by it: checked by the schemas of its record. */
export interface FakeRequest<C extends Call = Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Language of the answer: one of the site's. */
  readonly locale: string;
  /** Status of the caller's application. */
  readonly status: string;
}

/** Some rows of a list, with what its headers say of the whole. */
export class Rows<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly limit: number;
  constructor(
    all: readonly T[],
    { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
  ) {
    this.data = all.slice(offset, offset + limit);
    this.total = all.length;
    this.limit = limit;
  }
}

type RowOf<C> = DataOf<C> extends readonly (infer Row)[] ? Row : never;

/** The body of an answer, some rows of its list, a failure; undefined where there is no such thing. */
export type FakeAnswer<C extends Call> = AnswerOf<C> | Rows<RowOf<C>> | PlatformError | undefined;

/** A hand-chosen answer of a call. */
export interface Sample {
  readonly id: string;
  readonly answer: (request: FakeRequest) => unknown;
}

/** A hand-chosen answer, held to the types of the call's record. */
export const sample = <C extends Call>(
  call: C,
  answer: (request: FakeRequest<C>) => FakeAnswer<C>,
): Sample => ({
  id: call.id,
  // The schemas of the record have checked the request.
  answer: (request) => answer(request as FakeRequest<C>),
});
