import { cutNetwork, keepSockets } from '../support/cut-network.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

test.use({ siteOf: 'chat' });

test('[issue 18] a customer and an agent speak over the real socket: through a cut network, a transfer and a note, to the rating', async ({
  page,
  browser,
  openPage,
  quiet,
}) => {
  test.slow();
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  const desk = await openPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openStudio(desk, 'agent', 'chats');
  await desk.getByRole('button', { name: 'Rozpocznij dyżur' }).click();
  await expect(desk.getByRole('button', { name: 'Zakończ dyżur' })).toBeVisible();

  await keepSockets(page);
  await page.goto('/info');
  await signInAs(page, 'contract');
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Nowa rozmowa' }).first().click();
  const field = page.getByRole('textbox', { name: 'Wiadomość' });
  const log = page.getByRole('log', { name: 'Wiadomości' });
  const write = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  const chat = desk.getByRole('region', { name: /^Rozmowa: / });
  const said = desk.getByRole('log');
  const answer = async (text: string) => {
    await chat.getByRole('textbox', { name: 'Odpowiedź dla klienta' }).fill(text);
    await chat.getByRole('button', { name: 'Wyślij' }).click();
  };

  await test.step('the question comes into the queue, is taken and answered with a template', async () => {
    await write('Kiedy wpłynie pożyczka?');
    const queue = desk.getByRole('region', { name: 'Czekają' });
    await expect(queue.getByText('Kiedy wpłynie pożyczka?')).toBeVisible();
    await expect(desk).toHaveTitle(/^\(1\) /);
    await queue.getByRole('button', { name: /^Przejmij/ }).click();
    await expect(said.getByText('Kiedy wpłynie pożyczka?')).toBeVisible();
    await chat.getByRole('button', { name: 'Szablony' }).click();
    await desk.getByRole('menuitem', { name: 'Powitanie' }).click();
    const box = chat.getByRole('textbox', { name: 'Odpowiedź dla klienta' });
    await expect(box).toHaveValue(/^Dzień dobry, \p{Lu}\p{Ll}+! Z tej strony \p{Lu}\p{Ll}+\./u);
    await box.press('Enter');
    await expect(log.getByText(/Z tej strony/)).toBeVisible();
    expect(await screenFindings(desk)).toEqual([]);
  });

  await test.step('each sees the other type', async () => {
    // That somebody types is said while they do, and kept for nobody: they type on until it is seen.
    await expect(async () => {
      await field.pressSequentially('Ile');
      await expect(said.getByText(/pisze…$/)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await chat.getByRole('textbox', { name: 'Odpowiedź dla klienta' }).fill('Już');
    await expect(page.getByText(/pisze…$/).first()).toBeVisible();
  });

  await test.step('a card goes with a message, and leads the customer on', async () => {
    await chat.getByRole('textbox', { name: 'Odpowiedź dla klienta' }).fill('');
    await chat.getByRole('button', { name: 'Karty' }).click();
    await desk.getByRole('menuitem', { name: 'Prośba o dokument' }).click();
    await chat.getByRole('combobox', { name: 'Dokument' }).selectOption('statement');
    expect(await screenFindings(desk)).toEqual([]);
    await chat.getByRole('button', { name: 'Wyślij' }).click();
    await expect(said.getByText('Karta: Prośba o dokument')).toBeVisible();
    await expect(log.getByText('Potrzebny dokument: wyciąg z rachunku')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await log.getByRole('button', { name: 'Dodaj plik' }).click();
    await chooser;
  });

  await test.step('what both wrote while the network was cut arrives, once and in order', async () => {
    const tried = page.waitForEvent('requestfailed');
    await cutNetwork(page);
    await expect(page.getByText('Nie ma połączenia', { exact: false }).first()).toBeVisible();
    await answer('Pieniądze są w drodze.');
    await expect(said.getByText('Pieniądze są w drodze.')).toBeVisible();
    await write('A dokładnie którego dnia?');
    await expect(log.getByText('A dokładnie którego dnia?')).toBeVisible();
    await tried;
    await page.context().setOffline(false);
    await expect(said.getByText('A dokładnie którego dnia?')).toBeVisible();
    await expect(log.getByText('Pieniądze są w drodze.')).toBeVisible();
    await expect(log.getByText('Pieniądze są w drodze.')).toHaveCount(1);
    await expect(log.getByText('A dokładnie którego dnia?')).toHaveCount(1);
    await expect(said.getByText('A dokładnie którego dnia?')).toHaveCount(1);
  });

  await test.step('a keyboard that takes half of the window leaves the newest message in sight', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(log.getByText('Pieniądze są w drodze.')).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 480 });
    await log.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight),
      )
      .toBeLessThan(2);
    if (size) await page.setViewportSize(size);
  });

  await test.step('handed back to the queue with a note, and taken again: the customer sees neither note', async () => {
    await chat.getByRole('button', { name: 'Notatka' }).click();
    await chat.getByRole('textbox', { name: 'Notatka dla zespołu' }).fill('Dzwonił już wczoraj');
    await chat.getByRole('button', { name: 'Dodaj notatkę' }).click();
    await expect(said.getByText('Dzwonił już wczoraj')).toBeVisible();
    await chat.getByRole('button', { name: 'Przekaż' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Przekazać rozmowę?' });
    await dialog.getByRole('textbox', { name: 'Notatka' }).fill('Sprawdź datę wypłaty');
    await dialog.getByRole('button', { name: 'Przekaż' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(said.getByText('Sprawdź datę wypłaty')).toBeVisible();
    await expect(log.getByText(/Za chwilę dołączy/)).toBeVisible();
    await chat.getByRole('button', { name: 'Przejmij' }).click();
    await answer('Jutro do południa.');
    await expect(log.getByText('Jutro do południa.')).toBeVisible();
    await expect(page.getByText(/Dzwonił już|Sprawdź datę/)).toHaveCount(0);
  });

  await test.step('without script the room is read, and a form leaves a message, once', async () => {
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto('/chat');
    await expect(plain.getByText('Jutro do południa.')).toBeVisible();
    await plain.getByRole('textbox', { name: 'Wiadomość' }).fill('Piszę bez skryptów');
    await plain.getByRole('button', { name: 'Wyślij' }).click();
    await expect(plain).toHaveURL(/\/chat\/[\da-f-]{36}$/);
    await expect(plain.getByRole('log').getByText('Jutro do południa.')).toBeVisible();
    await expect(plain.getByRole('log').getByText('Piszę bez skryptów')).toHaveCount(1);
    await expect(said.getByText('Piszę bez skryptów')).toHaveCount(1);
    await context.close();
  });

  await test.step('the bubble of another page opens its own line when it is pressed, and keeps it on the way', async () => {
    let sockets = 0;
    page.on('websocket', () => {
      sockets += 1;
    });
    await page.goto('/info');
    await expect(page.getByRole('link', { name: 'Napisz do nas na czacie' })).toBeVisible();
    expect(sockets).toBe(0);
    await page.getByRole('link', { name: 'Napisz do nas na czacie' }).click();
    const bubble = page.getByRole('button', { name: 'Napisz do nas na czacie' });
    const panel = page.getByRole('dialog', { name: 'Czat' });
    await expect(panel.getByText('Jutro do południa.')).toBeVisible();
    expect(sockets).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'Karta' }).first().click();
    await expect(page).toHaveURL('/karta');
    await answer('Czy możemy jeszcze w czymś pomóc?');
    await expect(panel.getByText('Czy możemy jeszcze w czymś pomóc?')).toBeVisible();
    expect(sockets).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('textbox', { name: 'Wiadomość' }).press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bubble).toBeFocused();
    await bubble.click();
    await panel.getByRole('link', { name: 'Wszystkie rozmowy' }).click();
    await expect(page).toHaveURL(/\/chat\//);
    await expect(bubble).toHaveCount(0);
  });

  await test.step('the contact is masked until it is asked for; the chat ends, and is rated', async () => {
    await expect(chat.getByText('Umowa w toku')).toBeVisible();
    await expect(chat.getByText('contract@example.com')).toHaveCount(0);
    await chat.getByRole('button', { name: /^Pokaż pełne dane/ }).click();
    await expect(chat.getByText(/contract@example\.com/)).toBeVisible();
    await chat.getByRole('button', { name: 'Zakończ' }).click();
    await desk
      .getByRole('dialog', { name: 'Zakończyć rozmowę?' })
      .getByRole('button', { name: 'Zakończ' })
      .click();
    await page.getByRole('button', { name: '5 gwiazdek' }).click();
    await expect(page.getByText('Dziękujemy za ocenę.')).toBeVisible();
    await desk.getByRole('button', { name: 'Zakończone' }).click();
    await expect(desk.getByText('★ 5')).toBeVisible();
    expect(await screenFindings(desk)).toEqual([]);
  });
});
