/** Ids of the pictures of the library that content names anywhere in its texts. */
export const libraryPictures = (content: unknown): Set<string> =>
  new Set(
    [...(JSON.stringify(content) ?? '').matchAll(/\/media\/library\/([0-9a-f-]{36})\//g)].map(
      ([, id]) => id ?? '',
    ),
  );
