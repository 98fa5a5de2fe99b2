/** One request for a screen, as the edge hands it to the engine. */
export interface Visit {
  /** Path and query as the browser sent them, e.g. `/en/about?page=2`. Never a host. */
  readonly url: string;
  /** `first-load`: a document request. `in-app`: a Plan for a page that already runs. */
  readonly phase: 'first-load' | 'in-app';
  readonly session: VisitSession;
  /** Names the visit in logs. */
  readonly requestId: string;
}

/** Who visits. The token itself stays at the edge. */
export type VisitSession =
  /** `ended`: the visitor came with a session that is over. */
  | { readonly kind: 'anonymous'; readonly ended?: true }
  | {
      readonly kind: 'customer';
      readonly firstName?: string;
      /** Mark of the person (`schemas/page-person.ts`); missing where nobody knows whose the session is. */
      readonly person?: string;
      /** Asks the platform for the application status. @throws when the fetch fails */
      readonly status: () => Promise<string>;
      /**
       * Reads a call of the platform as this customer.
       * @returns the `data` of the answer; the whole body where the call has another envelope (specification 7)
       * @throws when there is no answer, or one that is not a success
       */
      readonly read: (id: string, options?: CustomerReadOptions) => Promise<unknown>;
    };

export interface CustomerReadOptions {
  /** Values of the `{names}` in the call's path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as Accept-Language and as the query parameter `language` where the call has one. */
  readonly locale?: string;
}
