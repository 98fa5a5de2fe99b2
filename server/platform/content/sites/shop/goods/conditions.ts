/** Ways to pay for an article. What instalments cost is said where they are reckoned, with the representative example. */
export const conditions = [
  { id: 'one-payment', title: 'Płatność jednorazowa' },
  { id: 'instalments', title: 'Płatność w ratach' },
];
