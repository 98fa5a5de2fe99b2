import type { ViewBlock } from '#schemas/view-block.ts';
import { inLocale } from '../entry.ts';

const phone = '<a href="tel:+48220000456"><strong>+48 22 000 04 56</strong></a>';
const email = '<a href="mailto:hello@mozaika.example">hello@mozaika.example</a>';

const contactBoxes: Readonly<Record<string, ViewBlock>> = {
  en: {
    id: '6dbd4524-3460-45ec-992b-d8f5db4f97c8',
    key: 'contact-box',
    content: `<h2>Talk to us</h2><p>Monday to Friday, 8 am to 8 pm. We answer in English, Russian and Ukrainian.</p><p>${phone}<br>${email}</p>`,
  },
  ru: {
    id: '4da640b0-4dd8-42cf-b973-325e27ee2016',
    key: 'contact-box',
    content: `<h2>Поговорите с нами</h2><p>С понедельника по пятницу, с 8:00 до 20:00. Отвечаем на русском, украинском и английском.</p><p>${phone}<br>${email}</p>`,
  },
  uk: {
    id: 'bacf6a08-8c59-4d62-ab96-69f3a8bc824b',
    key: 'contact-box',
    content: `<h2>Поговоріть з нами</h2><p>З понеділка до п’ятниці, з 8:00 до 20:00. Відповідаємо українською, російською та англійською.</p><p>${phone}<br>${email}</p>`,
  },
};

/** The calculator states the representative example; this stands beside it. */
const costWarnings: Readonly<Record<string, ViewBlock>> = {
  en: {
    id: 'edb44bc0-b2d0-448a-8c0c-d71a9653ca5f',
    key: 'cost-warning',
    content:
      '<p><strong>Mind that borrowing money costs money.</strong> Borrow only what you can repay with ease.</p>',
  },
  ru: {
    id: '7aa06704-b64d-4456-af44-d49b4e496b00',
    key: 'cost-warning',
    content:
      '<p><strong>Внимание! Заём стоит денег.</strong> Занимайте столько, сколько сможете спокойно вернуть.</p>',
  },
  uk: {
    id: '4f4afbc0-c0a1-4c52-b162-10854205f735',
    key: 'cost-warning',
    content:
      '<p><strong>Увага! Позика коштує грошей.</strong> Позичайте стільки, скільки зможете спокійно повернути.</p>',
  },
};

export const viewBlocks = [contactBoxes, costWarnings].flatMap((byLocale) =>
  Object.entries(byLocale).map(([locale, block]) => inLocale(locale)('view-block', block.key, block)),
);
