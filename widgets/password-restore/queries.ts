import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { passwordReset } from '#schemas/calls/passwords.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { PasswordRestoreProps } from './props.ts';

export interface RestoreEntry {
  readonly form: PreparedForm | null;
  /** Asks for a link instead of a code. */
  readonly linkCall: CallRef<typeof passwordReset>;
}

export const queries = (props: PasswordRestoreProps, context: QueryContext) => ({
  entry: {
    queryKey: ['password-restore', props.by, context.locale],
    queryFn: () => readEntry(props, context),
  },
});

async function readEntry(
  { by }: PasswordRestoreProps,
  { customer, forms }: QueryContext,
): Promise<RestoreEntry> {
  const linkCall = customer.call(passwordReset);
  if (by === 'email') return { linkCall, form: await forms.form({ kind: 'password-restore' }) };
  const groups = await customer.authGroups();
  const group = groups.find(({ is_default }) => is_default)?.alias ?? defaultAuthGroup;
  return { linkCall, form: await forms.form({ kind: 'identification', name: group }) };
}
