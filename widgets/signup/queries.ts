import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { readLoanTerms } from '#engine/credit/read-loan-terms.ts';
import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';
import type { AuthGroup } from '#schemas/customer.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { signInVisit } from '#ui/account/sign-in-visit.ts';
import type { SignUpProps } from './props.ts';

/** What the screen offers, decided on the server. */
export interface SignUpEntry {
  readonly group: string;
  /** Empty where the registration knows no groups. */
  readonly groups: readonly AuthGroup[];
  readonly form: PreparedForm | null;
  /** Sends a code to a contact once more. */
  readonly codeCall: CallRef<typeof contactsInitVerification>;
  readonly verifyCall: CallRef<typeof contactsVerify>;
  /** Begins an application: for whoever comes from the calculator, and so has asked for one already. */
  readonly statusCall: CallRef<typeof applicationStatus>;
  /** Where to go on to afterwards. */
  readonly next: string | null;
  /** Null while the product has no terms: then nothing is said of the wanted loan's price. */
  readonly terms: LoanTerms | null;
}

export const queries = (props: SignUpProps, context: QueryContext) => ({
  entry: {
    queryKey: ['signup', props.registration, context.params['group'] ?? '', context.locale],
    queryFn: () => readEntry(props, context),
  },
});

async function readEntry({ registration }: SignUpProps, context: QueryContext): Promise<SignUpEntry> {
  const { customer, forms, params, parameter } = context;
  const calls = {
    codeCall: customer.call(contactsInitVerification),
    verifyCall: customer.call(contactsVerify),
    statusCall: customer.call(applicationStatus),
    next: signInVisit(parameter).next,
    terms: await readLoanTerms(context),
  };
  if (registration === 'product')
    return { ...calls, group: '', groups: [], form: await forms.form({ kind: 'register' }) };
  const groups = await customer.authGroups();
  const wanted =
    groups.find(({ alias }) => alias === params['group']) ?? groups.find(({ is_default }) => is_default);
  const group = wanted?.alias ?? defaultAuthGroup;
  return { ...calls, group, groups, form: await forms.form({ kind: 'registration', name: group }) };
}
