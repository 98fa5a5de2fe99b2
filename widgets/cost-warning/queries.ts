import { warningQuery } from '#engine/credit/credit-queries.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { CostWarningProps } from './props.ts';

export const queries = (_props: CostWarningProps, context: QueryContext) => ({
  warning: warningQuery(context),
});
