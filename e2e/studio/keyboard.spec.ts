import type { Page } from '@playwright/test';
import { chosen, panel, pressUntilFocused, rows, saved, tree } from '../support/editor-keys.ts';
import { expect, test } from '../support/own-site.ts';

/** Signs in by keyboard; the start screen of the Studio is open then. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/studio');
  await pressUntilFocused(page, 'Tab', page.getByLabel('Adres e-mail'));
  await page.keyboard.type(email);
  await pressUntilFocused(page, 'Tab', page.getByLabel('Hasło'));
  await page.keyboard.type('Mozaika-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
}

/** Opens the palette from the outline and puts a block after the chosen one. */
async function addBlock(page: Page, words: string, title: string): Promise<void> {
  await pressUntilFocused(page, 'Shift+Tab', page.getByRole('tab', { name: 'Struktura' }));
  await page.keyboard.press('ArrowRight');
  await pressUntilFocused(page, 'Tab', page.getByRole('searchbox', { name: 'Szukaj bloku' }));
  await page.keyboard.type(words);
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: `Dodaj blok „${title}”` }));
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toBeFocused();
}

interface StoredBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly slots?: Record<string, StoredBlock[]>;
}

/** A key as a keyboard with Polish letters sends it while AltGr is held. @returns whether anybody took it for a command */
const pressAltGr = (page: Page, key: string, code: string): Promise<boolean> =>
  page.evaluate(
    ([letter, place]) => {
      const press = new KeyboardEvent('keydown', {
        key: letter,
        code: place,
        ctrlKey: true,
        altKey: true,
        bubbles: true,
        cancelable: true,
      });
      return document.activeElement?.dispatchEvent(press) === false;
    },
    [key, code] as const,
  );

test('[issue 6] the home page is edited and published without a mouse', async ({ ownSite, page, quiet }) => {
  // The Studio asks whether somebody is signed in already.
  quiet.expectMessage(/401.*\/studio\/session/s);
  const draft = async () => {
    const { draft: body } = await ownSite.publisher.read('pages', 'home');
    return body['blocks'] as StoredBlock[];
  };
  const before = await draft();
  await signIn(page, 'publisher@example.com');

  await test.step('from the list into the editor', async () => {
    await pressUntilFocused(
      page,
      'Tab',
      page
        .getByRole('navigation', { name: 'Menu Studia' })
        .getByRole('link', { name: 'Strony', exact: true }),
    );
    await page.keyboard.press('Enter');
    // The start screen, which names the page too, has to be gone.
    await expect(page).toHaveURL(/\/studio\/pages$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Strony' })).toBeVisible();
    const home = page.getByRole('table').locator('a[href$="/pages/home"]');
    await expect(home).toBeVisible();
    await pressUntilFocused(page, 'Tab', home);
    await page.keyboard.press('Enter');
    await expect(tree(page)).toBeVisible();
    await pressUntilFocused(page, 'Tab', rows(page).first());
  });

  await test.step('a block is added, and its fields are filled in with Polish letters', async () => {
    await page.keyboard.press('End');
    await addBlock(page, 'sekc', 'Sekcja');
    await page.keyboard.press('Enter');
    const title = panel(page).getByRole('textbox').first();
    await expect(title).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ąęśćżźółń€');
    for (const [key, code] of [
      ['ś', 'KeyS'],
      ['s', 'KeyS'],
      ['ż', 'KeyZ'],
      ['z', 'KeyZ'],
      ['y', 'KeyY'],
      ['d', 'KeyD'],
      ['€', 'KeyU'],
    ] as const)
      expect(await pressAltGr(page, key, code), key).toBe(false);
    // As Windows sends it for the left Ctrl and Alt: a Ctrl that is held, and a letter.
    await page.keyboard.press('Control+Alt+z');
    await page.keyboard.press('Control+Alt+s');
    await expect(title).toHaveValue('ąęśćżźółń€');
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toBeFocused();
    await expect(chosen(page)).toContainText('ąęśćżźółń€');
  });
  const added = (await chosen(page).getAttribute('data-row')) ?? '';
  const ids = () => draft().then((blocks) => blocks.map(({ id }) => id));
  const order = before.map(({ id }) => id);
  await expect.poll(ids).toEqual([...order, added]);
  await expect.poll(async () => (await draft()).at(-1)?.props['title']).toBe('ąęśćżźółń€');

  await test.step('it is moved up and down, into a block and out of it', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(chosen(page)).toBeFocused();
    await expect.poll(ids).toEqual([...order.slice(0, -1), added, ...order.slice(-1)]);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(ids).toEqual([...order, added]);
    await addBlock(page, 'komunikat', 'Komunikat');
    const notice = (await chosen(page).getAttribute('data-row')) ?? '';
    await page.keyboard.press('Alt+ArrowRight');
    const inner = async () => (await draft()).find(({ id }) => id === added)?.slots?.['content']?.at(-1)?.id;
    await expect.poll(inner).toBe(notice);
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(ids).toEqual([...order, added, notice]);
  });

  await test.step('it is doubled, removed, and brought back', async () => {
    const one = await rows(page).count();
    await page.keyboard.press('Control+d');
    await expect(rows(page)).toHaveCount(one + 1);
    // The keys are about the copy.
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(one);
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(one - 1);
    await page.keyboard.press('Control+z');
    await expect(rows(page)).toHaveCount(one);
    await saved(page);
  });

  await test.step('and published', async () => {
    const button = page.getByRole('button', { name: 'Opublikuj', exact: true });
    await pressUntilFocused(page, 'Shift+Tab', button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Publikacja: / });
    await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
    const publish = dialog.getByRole('button', { name: 'Opublikuj', exact: true });
    await expect(publish).toHaveAttribute('aria-disabled', 'false');
    await pressUntilFocused(page, 'Tab', publish);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Opublikowano: /)).toBeVisible();
    expect(await (await page.request.get('/')).text()).toContain('ąęśćżźółń€');
  });
});
