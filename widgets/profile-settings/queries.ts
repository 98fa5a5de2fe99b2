import type { QueryContext } from '#registry/widget.ts';
import { accountKeys } from '#schemas/calls/account.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { ContactCalls } from '#ui/account/verify-panel.tsx';
import type { ProfileSettingsProps } from './props.ts';

/** A contact of the account, and whether it is confirmed. */
export interface OwnContact {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly verified: boolean;
}

/** What the screen shows of the customer; private to one visit ([sec 37]). */
export interface Profile {
  readonly name: string;
  readonly contacts: readonly OwnContact[];
  /** The profile form, filled in with what the account holds. */
  readonly form: PreparedForm | null;
  readonly contactCalls: ContactCalls;
  readonly keyCall: CallRef<typeof accountKeys>;
}

export const queries = (_props: ProfileSettingsProps, { customer, forms, locale }: QueryContext) => ({
  profile: {
    queryKey: ['profile-settings', locale],
    queryFn: async (): Promise<Profile | null> => {
      const self = await customer.self();
      if (!self) return null;
      return {
        name: `${self.firstname} ${self.lastname}`.trim(),
        contacts: [
          { kind: 'email', value: self.email, verified: self.is_email_verified },
          ...(self.phone === null
            ? []
            : [{ kind: 'phone' as const, value: self.phone, verified: self.is_phone_verified }]),
        ],
        form: await forms.form({ kind: 'profile-update', name: self.group }),
        contactCalls: {
          codeCall: customer.call(contactsInitVerification),
          verifyCall: customer.call(contactsVerify),
        },
        keyCall: customer.call(accountKeys),
      };
    },
  },
});
