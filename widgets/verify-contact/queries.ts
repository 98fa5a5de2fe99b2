import type { ContactPaths } from '#account/verify-panel.tsx';
import type { QueryContext } from '#registry/widget.ts';
import type { VerifyContactProps } from './props.ts';

export interface ContactToVerify extends ContactPaths {
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
        codePath: customer.callPath('contacts.init-verification'),
        verifyPath: customer.callPath('contacts.verify'),
      };
    },
  },
});
