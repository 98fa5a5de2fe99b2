import { orUnavailable, readContractArea } from '#flow/contract-area.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ContractUserDataProps } from './props.ts';

export const queries = (_props: ContractUserDataProps, { customer, lending, locale }: QueryContext) => ({
  person: {
    queryKey: ['contract-user-data', locale],
    queryFn: async () => {
      const [area, self, address] = await Promise.all([
        readContractArea(customer, lending),
        customer.self(),
        orUnavailable(lending.read('address.self')),
      ]);
      return {
        area,
        self: self && {
          name: `${self.firstname} ${self.lastname}`.trim(),
          email: self.email,
          phone: self.phone,
          phoneVerified: self.is_phone_verified,
        },
        address,
        paths: {
          correct: customer.callPath('address.correct'),
          code: customer.callPath('address.code'),
          city: customer.callPath('address.city'),
          street: customer.callPath('address.street'),
          suggest: customer.callPath('address-service'),
          phone: customer.callPath('mobile-phone-update'),
          verify: customer.callPath('code.verify'),
        },
      };
    },
  },
});
export type Person = Awaited<ReturnType<ReturnType<typeof queries>['person']['queryFn']>>;
