import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key until something has the focus, as somebody without a mouse would. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  // Looked for again only when it was drawn anew: doing so after each key takes longer than the keys.
  let wanted = await target.elementHandle();
  const isFocused = async () => {
    if (!(await wanted?.evaluate((element) => element.isConnected))) wanted = await target.elementHandle();
    return (await wanted?.evaluate((element) => element === document.activeElement)) === true;
  };
  for (let presses = 0; presses < 120 && !(await isFocused()); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

export const tree = (page: Page) => page.getByRole('tree', { name: 'Bloki strony' });

export const rows = (page: Page) => tree(page).getByRole('treeitem');

export const chosen = (page: Page) => tree(page).getByRole('treeitem', { selected: true });

/** Fields of the chosen block. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Ustawienia' });

export const saved = (page: Page) => expect(page.getByText('Szkic zapisany')).toBeAttached();
