/** Keys of a fixed screen's words, by the alias of its page document. */
export const screenTextKeys = (alias: string) => ({
  title: `screens.${alias}.title`,
  text: `screens.${alias}.text`,
});
