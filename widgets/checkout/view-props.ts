import type { ViewProps } from '#registry/widget.ts';
import type { CheckoutProps } from './props.ts';
import type { queries } from './queries.ts';

/** What the view of the checkout gets. */
export type CheckoutViewProps = ViewProps<CheckoutProps, never, ReturnType<typeof queries>>;
