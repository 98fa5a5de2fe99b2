/** Name of a selector of the blocks of this tab that keep a draft. The starter wakes them with the page (`renderer/browser/starter.ts`). */
const key = 'mozaika:drafts';

/**
 * Notes whether a block keeps a draft. It says nothing of a person, so nobody need forget it.
 * @param block id of its element
 */
export function noteDraft(block: string, isKept: boolean): void {
  const own = `#${CSS.escape(block)}`;
  try {
    const others = (sessionStorage.getItem(key) ?? '').split(',').filter((one) => one !== own && one !== '');
    sessionStorage.setItem(key, [...others, ...(isKept ? [own] : [])].join(','));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}
