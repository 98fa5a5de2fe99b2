import type { ViewProps } from '#registry/widget.ts';
import type { WishlistProps } from './props.ts';
import type { WishlistQueries } from './queries.ts';

/** What all views of the wishlist get. */
export type WishlistView = ViewProps<WishlistProps, never, WishlistQueries>;
