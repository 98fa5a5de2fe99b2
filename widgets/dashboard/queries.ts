import type { QueryContext } from '#registry/widget.ts';
import type { DashboardProps } from './props.ts';
import { type Standing, standingOf } from './standing.ts';

/** What the overview says of a customer; nothing that the page does not show. */
export interface Overview {
  readonly firstName: string;
  readonly emailVerified: boolean;
  readonly standing: Standing;
}

export const queries = (_props: DashboardProps, { customer, locale }: QueryContext) => ({
  overview: {
    queryKey: ['dashboard', locale],
    queryFn: async (): Promise<Overview | null> => {
      const [self, status] = await Promise.all([customer.self(), customer.status()]);
      if (!self) return null;
      return {
        firstName: self.firstname,
        emailVerified: self.is_email_verified,
        standing: standingOf(status),
      };
    },
  },
});
