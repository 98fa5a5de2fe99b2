import { expect, test } from '../fixtures.ts';

const list = '/category/komputery';
const query = 'sort=price-desc';
const good = `${list}/goods/komputer-stacjonarny-skrzynka-zielony?list=${encodeURIComponent(query)}`;

test('[issue 17] an article: pictures by keyboard, terms with their price, variants, what stands beside it in its list', async ({
  page,
}) => {
  await page.goto(good);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skrzynka, zielony');

  await test.step('pictures are enlarged, stepped through and closed by keyboard', async () => {
    const enlarge = article.getByRole('button', { name: 'Powiększ zdjęcie' });
    await enlarge.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Zdjęcie 1 z 3/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: /^Zdjęcie 2 z 3/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(enlarge.nth(1)).toBeFocused();
    const small = article.getByRole('link', { name: 'Zdjęcie 3 z 3' });
    await small.focus();
    await page.keyboard.press('Enter');
    await expect(enlarge.nth(2)).toBeInViewport();
    await expect(page).toHaveURL(good);
  });

  await test.step('other terms have another price, and no reduction that is not theirs', async () => {
    const price = article.locator('strong').first();
    await expect(price).toHaveText('2 059,00 zł');
    await expect(article.getByText('Najniższa cena z 30 dni przed obniżką')).toBeVisible();
    await expect(article.getByRole('radio').first()).toBeChecked();
    const opened = article.getByRole('radio', { name: /1 750,00 zł/ });
    await opened.focus();
    await page.keyboard.press('Space');
    await expect(price).toHaveText('1 750,00 zł');
    await expect(article.getByText('Najniższa cena z 30 dni przed obniżką')).toBeHidden();
  });

  await test.step('[law] an instalment stands beside its example and the warning, and leads to an application for it', async () => {
    const box = article.locator('section').filter({ hasText: 'Na raty od' });
    await expect(box).toContainText('Przykład reprezentatywny');
    await expect(box.locator('[data-cost-warning]')).toBeVisible();
    await expect(box.getByRole('link')).toHaveAttribute('href', '/signup?curSum=1800&curTerm=48');
  });

  await test.step('a variant is a page of its own', async () => {
    const variants = article.getByRole('navigation', { name: 'Inne warianty' });
    await expect(variants.getByRole('link', { name: 'zielony' })).toHaveAttribute('aria-current', 'page');
    await expect(variants.getByRole('link', { name: 'kremowy' })).toHaveAttribute('href', /-kremowy$/);
  });

  await test.step('the next one of the list keeps its order, and both lead back to it', async () => {
    const beside = page.getByRole('navigation', { name: 'Lista, z której jest ten produkt' });
    const next = beside.getByRole('link', { name: /^Następny/ });
    await expect(next).toHaveAttribute('href', /\?list=sort%3Dprice-desc$/);
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Skrzynka, zielony');
    await beside.getByRole('link', { name: /^Poprzedni/ }).click();
    await expect(page).toHaveURL(good);
    await beside.getByRole('link', { name: 'Wróć do listy' }).click();
    await expect(page).toHaveURL(`${list}?${query}`);
  });

  await test.step('the list leads to the article with its order, and what was seen is offered', async () => {
    const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await expect(card).toHaveAttribute('href', /\?list=sort%3Dprice-desc$/);
    await card.click();
    const recent = page.getByRole('region', { name: 'Ostatnio oglądane' });
    await expect(recent.getByRole('link', { name: /Skrzynka, zielony/ })).toBeAttached();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[issue 17] an article is whole: pictures, each of the terms with its price, attributes, prices of 30 days; an unknown one is a 404', async ({
    page,
  }) => {
    await page.goto(good);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Zdjęcie 2 z 3' }).click();
    await expect(main.getByRole('button', { name: 'Powiększ zdjęcie' }).nth(1)).toBeInViewport();
    await main.getByRole('button', { name: 'Powiększ zdjęcie' }).nth(1).click();
    await expect(page.getByRole('dialog', { name: /^Zdjęcie 2 z 3/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('radio', { name: /1 750,00 zł/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Parametry' })).toBeVisible();
    await expect(main.getByRole('table', { name: 'Historia ceny z 30 dni' })).toBeVisible();
    expect((await page.request.get(`${list}/goods/nie-ma-takiego`)).status()).toBe(404);
  });
});
