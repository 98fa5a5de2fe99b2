import { steadyWarningQuery } from '#engine/credit/credit-queries.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { SiteFooterProps } from './props.ts';

export const queries = (props: SiteFooterProps, context: QueryContext) => ({
  menu: {
    queryKey: ['menu', props.menu, context.locale],
    queryFn: () => context.content.menu(props.menu),
  },
  warning: steadyWarningQuery(context),
});
