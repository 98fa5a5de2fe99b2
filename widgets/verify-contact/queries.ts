import type { QueryContext } from '#registry/widget.ts';
import { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';
import type { ContactCalls } from '#ui/account/verify-panel.tsx';
import type { VerifyContactProps } from './props.ts';

export interface ContactToVerify extends ContactCalls {
  /** Null when all contacts of the customer are confirmed. */
  readonly contact: string | null;
}

export const queries = (props: VerifyContactProps, { customer, locale }: QueryContext) => ({
  wanted: {
    queryKey: ['verify-contact', props.contact, locale],
    queryFn: async (): Promise<ContactToVerify> => {
      const self = await customer.self();
      const email = self && !self.is_email_verified ? self.email : null;
      const phone = self && !self.is_phone_verified ? self.phone : null;
      return {
        contact: props.contact === 'email' ? (email ?? phone) : (phone ?? email),
        codeCall: customer.call(contactsInitVerification),
        verifyCall: customer.call(contactsVerify),
      };
    },
  },
});
