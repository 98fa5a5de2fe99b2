import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import { type LinkFailure, linkFailures } from '#schemas/lending/bank-link.ts';
import type { IdentificationProps } from './props.ts';

/** How the last try ended, where it failed. */
export interface LastTry {
  readonly failure: LinkFailure | null;
}

export const queries = (_props: IdentificationProps, { lending, locale }: QueryContext) => ({
  last: {
    queryKey: ['identification', locale],
    queryFn: async (): Promise<LastTry> => {
      // The ways are the same without it; the edge logs why it could not be had.
      const application = await lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null);
      const failed = application?.identification?.last_failure ?? null;
      return { failure: linkFailures.find((one) => one === failed) ?? null };
    },
  },
});
