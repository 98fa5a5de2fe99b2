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

export const viewBlocks = Object.entries(contactBoxes).map(([locale, block]) =>
  inLocale(locale)('view-block', block.key, block),
);
