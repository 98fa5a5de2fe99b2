/**
 * What the Studio calls a widget and what an editor sets of it, in one language. English stands in the widget itself.
 */
export interface WidgetWords {
  readonly title: string;
  readonly description: string;
  /** When it is the right one; left out for widgets that nobody places. */
  readonly use?: string;
  /** Titles and hints of its props, and titles of its slots, by their English words. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Words of its choices, as they are stored. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * What stands in `studio-words.ts` of a widget's folder: locale of the Studio -> words. The Studio alone loads it, so that
 * no public page carries it. Words that many widgets share (`Title`, `Text`) stand in `studio/words/common/`; a widget's
 * own go before them.
 */
export type StudioWords = Readonly<Record<string, WidgetWords>>;
