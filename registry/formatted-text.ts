/**
 * Whether a text of unknown meaning, such as a value of a custom entity, is formatted: it begins with a tag. The engine
 * sanitises exactly these, and only these may be shown as HTML; whatever else holds tags is mere text.
 */
export const isFormattedText = (text: string): boolean => /^\s*<[a-z][a-z0-9-]*[\s>]/i.test(text);
