/** What may be behind a link; each kind has its word in the texts and its icon. */
export const kinds = ['article', 'guide', 'question', 'tool', 'document', 'video', 'page'] as const;
export type RelatedKind = (typeof kinds)[number];
