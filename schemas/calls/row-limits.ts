/**
 * How many rows lists answer where the specification names no number; those it names are `limits` of
 * `schemas/constants.ts`. A lower wish is kept, a higher one capped.
 */
export const rowLimits = {
  map_markers: 100,
  /** Posts: when no number is asked for, and at most. */
  posts_page: 10,
  posts: 100,
  goods_page: 24,
  goods: 100,
  /** Lists of the Studio. */
  entries: 200,
  plans: 200,
  previews: 200,
  staff_accounts: 200,
  audit: 200,
  texts: 200,
  media: 100,
  submissions: 100,
  /** One table of submissions: more than a form gathers in years, less than what fills the memory. */
  exported_submissions: 10_000,
  comments: 100,
  applications: 100,
  orders: 100,
  chats: 100,
  stock: 200,
  recent: 50,
} as const;
