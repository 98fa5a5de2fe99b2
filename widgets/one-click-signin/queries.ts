import type { QueryContext } from '#registry/widget.ts';
import { userLoginByLink } from '#schemas/calls/auth.ts';
import { signInVisit } from '#ui/account/sign-in-visit.ts';
import type { OneClickSignInProps } from './props.ts';

/** The token itself is not read here: it stays in the address until the browser takes it out ([sec 12]). An example has one without an address. */
export const queries = (_props: OneClickSignInProps, { customer, locale, parameter }: QueryContext) => ({
  exchange: {
    queryKey: ['one-click-signin', locale],
    queryFn: async () => ({
      call: customer.call(userLoginByLink),
      next: signInVisit(parameter).next,
      sampleToken: null as string | null,
    }),
  },
});
