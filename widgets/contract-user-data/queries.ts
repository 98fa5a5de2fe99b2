import type { QueryContext } from '#registry/widget.ts';
import {
  addressCity,
  addressCode,
  addressCorrect,
  addressSelf,
  addressService,
  addressStreet,
} from '#schemas/calls/address.ts';
import { codeVerify, mobilePhoneUpdate } from '#schemas/calls/contacts.ts';
import { orUnavailable } from '#ui/loan/contract-area.ts';
import { readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractUserDataProps } from './props.ts';

export const queries = (_props: ContractUserDataProps, context: QueryContext) => ({
  person: {
    queryKey: ['contract-user-data', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending } = context;
      const [area, self, address] = await Promise.all([
        readContractArea(context),
        customer.self(),
        orUnavailable(lending.read(addressSelf)),
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
        calls: {
          correct: customer.call(addressCorrect),
          code: customer.call(addressCode),
          city: customer.call(addressCity),
          street: customer.call(addressStreet),
          suggest: customer.call(addressService),
          phone: customer.call(mobilePhoneUpdate),
          verify: customer.call(codeVerify),
        },
      };
    },
  },
});
export type Person = Awaited<ReturnType<ReturnType<typeof queries>['person']['queryFn']>>;
