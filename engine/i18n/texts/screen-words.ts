/** Words of a fixed screen's default document: its title, and one sentence on what it is for. */
export type ScreenWords = readonly [title: string, text: string];

/** Alias of the screen's page document -> its words. */
export type ScreenTable = Readonly<Record<string, ScreenWords>>;
