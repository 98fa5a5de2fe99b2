/** Every string anywhere in the value, in order. For tests of the demo content. */
export const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};
