import type { Call, DataOf } from '#schemas/calls/define-call.ts';

/**
 * What a widget's queries may read of the customer's loan. Never shared between visitors ([sec 37]). The platform refuses
 * what the application's status does not allow ([sec 14]).
 */
export interface LendingReader {
  /**
   * The answer of a call, as its record states it and without its envelope; null for anonymous visitors.
   * @throws when it cannot be had
   */
  read<C extends Call>(
    call: C,
    options?: {
      readonly query?: Readonly<Record<string, string>>;
      readonly params?: Readonly<Record<string, string>>;
    },
  ): Promise<DataOf<C> | null>;
}
