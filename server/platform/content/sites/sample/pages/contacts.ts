import type { PageDocument } from '#schemas/page.ts';
import { block, picture, translated } from '../../block.ts';

const hero = translated(
  block('hero', 'hero', {
    title: 'We speak your language',
    lead: 'Call or write. A person answers, in English, Russian or Ukrainian.',
    image: picture('headset'),
  }),
  {
    ru: {
      '/title': 'Мы говорим на вашем языке',
      '/lead': 'Позвоните или напишите. Вам ответит человек: на русском, украинском или английском.',
    },
    uk: {
      '/title': 'Ми говоримо вашою мовою',
      '/lead': 'Зателефонуйте або напишіть. Вам відповість людина: українською, російською чи англійською.',
    },
  },
);

const address = translated(
  block('address', 'rich-text', {
    html: '<h2>By post</h2><p>Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa, Poland. We answer complaints within 30 days.</p>',
  }),
  {
    ru: {
      '/html':
        '<h2>По почте</h2><p>Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa, Польша. На жалобы отвечаем в течение 30 дней.</p>',
    },
    uk: {
      '/html':
        '<h2>Поштою</h2><p>Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa, Польща. На скарги відповідаємо протягом 30 днів.</p>',
    },
  },
);

export const contacts: PageDocument = {
  alias: 'contacts',
  title: 'Contacts',
  description: 'Phone, e-mail and postal address of Mozaika.',
  layout: 'default',
  blocks: [
    hero,
    block('contact', 'view-block', { key: 'contact-box' }),
    block('message', 'form', { form: 'contact' }),
    address,
    block('languages', 'language-switch', {}),
  ],
  locales: {
    ru: { title: 'Контакты', description: 'Телефон, электронная почта и почтовый адрес Mozaika.' },
    uk: { title: 'Контакти', description: 'Телефон, електронна пошта й поштова адреса Mozaika.' },
  },
};
