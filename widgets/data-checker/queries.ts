import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus, applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { FormDefinition } from '#schemas/form.ts';
import type { Application } from '#schemas/lending/application.ts';
import type { DataCheckerProps } from './props.ts';

/** Everything that was given, with the questions it answers; null where a step's questions cannot be had. */
export interface DataCheckEntry {
  readonly application: Application;
  readonly definitions: Readonly<Record<string, FormDefinition | null>>;
  readonly updateCall: CallRef<typeof applicationUpdate>;
}

export const queries = (_props: DataCheckerProps, { lending, forms, customer, locale }: QueryContext) => ({
  entry: {
    queryKey: ['data-checker', locale],
    queryFn: async (): Promise<DataCheckEntry | null> => {
      const application = await lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null);
      if (!application) return null;
      const definitions = await Promise.all(
        application.steps.map(async ({ alias }) => {
          const form = await forms.form({ kind: 'application', name: alias }).catch(() => null);
          return [alias, form?.definition ?? null] as const;
        }),
      );
      return {
        application,
        definitions: Object.fromEntries(definitions),
        updateCall: customer.call(applicationUpdate),
      };
    },
  },
});
