import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { readLoanTerms } from '#engine/credit/read-loan-terms.ts';
import type { QueryContext } from '#registry/widget.ts';
import { applicationCancel, applicationStatus, applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Application } from '#schemas/lending/application.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { ApplicationProps } from './props.ts';

/** Everything the application's screen works with; one form for each step, null where a form cannot be had. */
export interface ApplicationEntry {
  readonly application: Application;
  readonly forms: Readonly<Record<string, PreparedForm | null>>;
  readonly terms: LoanTerms | null;
  readonly updateCall: CallRef<typeof applicationUpdate>;
  readonly cancelCall: CallRef<typeof applicationCancel>;
}

type Context = QueryContext;

export const queries = (_props: ApplicationProps, context: Context) => ({
  entry: {
    queryKey: ['application', context.locale],
    queryFn: async (): Promise<ApplicationEntry | null> => {
      const { lending, customer } = context;
      const application = await lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null);
      if (!application) return null;
      const [forms, terms] = await Promise.all([readForms(application, context), readLoanTerms(context)]);
      return {
        application,
        forms,
        terms,
        updateCall: customer.call(applicationUpdate),
        cancelCall: customer.call(applicationCancel),
      };
    },
  },
});

/** All steps at once: going back and on inside the page asks nothing of the server, and loses nothing. */
async function readForms({ steps }: Application, { forms }: Context) {
  const read = await Promise.all(
    steps.map(async ({ alias }) => {
      const form = await forms.form({ kind: 'application', name: alias }).catch(() => null);
      return [alias, form] as const;
    }),
  );
  return Object.fromEntries(read);
}
