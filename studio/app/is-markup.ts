/** Whether a browser could make an element of a text. Styles hold `<` too, as in `(width < 40rem)`, but never before a letter. */
export const isMarkup = (text: string): boolean => /<[a-z!/?]/i.test(text);
