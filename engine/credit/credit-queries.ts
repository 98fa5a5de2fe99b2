import type { QueryContext } from '#registry/widget.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { orLeaveOut } from './credit-outcome.ts';
import { warningInForce, warningOrDefault } from './read-warning.ts';

type Context = Pick<QueryContext, 'content' | 'locale' | 'today'>;

/** The cost warning in force; a mistake in the configuration leaves the block out and is named in the log. */
export const warningQuery = ({ content, locale, today }: Context) => ({
  queryKey: ['credit-warning', locale, today],
  queryFn: async () => orLeaveOut(warningInForce(await content.config(creditConfigCategory), today, locale)),
});

/** The same for a place that stays whatever happens: without a readable configuration it says the directive's words. */
export const steadyWarningQuery = ({ content, locale, today }: Context) => ({
  queryKey: ['credit-warning-steady', locale, today],
  queryFn: async () => {
    // The failed read is noted by the reader itself: a page made without it is not kept.
    const values = await content.config(creditConfigCategory).catch(() => ({}));
    return warningOrDefault(values, today, locale);
  },
});
