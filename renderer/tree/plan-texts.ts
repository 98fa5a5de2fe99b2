import type { Texts } from '#schemas/texts.ts';

/**
 * The interface texts of a page as the browser gets them: what the code says stands in files that every page shares, and with the page
 * travels only what the site says otherwise.
 */
export interface PlanTexts {
  /** Widget type -> addresses of the files its view needs; the empty name stands for the runtime, whose texts every view has. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Texts that no file says like this; `null` for one that the files have and the page has not. */
  readonly changed: Readonly<Record<string, string | null>>;
}

/** Texts of files with what a page says otherwise. */
export function withChanges(files: readonly Texts[], changed: PlanTexts['changed']): Texts {
  const texts = new Map(files.flatMap((file) => Object.entries(file)));
  for (const [key, text] of Object.entries(changed))
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  return Object.fromEntries(texts);
}

/** What `withChanges` needs to make `wanted` of the texts of files. */
export function changesOf(files: Texts, wanted: Texts): PlanTexts['changed'] {
  const changed = Object.entries(wanted).filter(
    ([key, text]) => !Object.hasOwn(files, key) || files[key] !== text,
  );
  const gone = Object.keys(files).filter((key) => !Object.hasOwn(wanted, key));
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]);
}
