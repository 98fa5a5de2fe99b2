import type { PageDocument } from '#schemas/page.ts';
import { block, picture, translated } from '../../block.ts';

const hero = translated(
  block('hero', 'hero', {
    title: 'We build loans from plain parts',
    lead: 'One rate, one fee, and an agreement you can read over a cup of coffee.',
    image: picture('handshake'),
  }),
  {
    ru: {
      '/title': 'Мы складываем займы из понятных частей',
      '/lead': 'Одна ставка, одна комиссия и договор, который можно прочитать за чашкой кофе.',
    },
    uk: {
      '/title': 'Ми складаємо позики зі зрозумілих частин',
      '/lead': 'Одна ставка, одна комісія і договір, який можна прочитати за чашкою кави.',
    },
  },
);

const story = translated(
  block('story', 'rich-text', {
    html: '<h2>How we decide</h2><p>We look at your income, your regular expenses and how you have repaid before. A person checks every case the system is not sure about.</p><p>If the instalment would be too much, we refuse and give the reason. If you already struggle with debts, another loan usually makes it worse: we will tell you where to find free help.</p>',
  }),
  {
    ru: {
      '/html':
        '<h2>Как мы принимаем решение</h2><p>Мы смотрим на доход, постоянные расходы и на то, как вы погашали займы раньше. Каждый случай, в котором система не уверена, проверяет человек.</p><p>Если платёж окажется непосильным, мы откажем и назовём причину. Если у вас уже есть трудности с долгами, новый заём обычно их усугубляет: мы подскажем, где получить бесплатную помощь.</p>',
    },
    uk: {
      '/html':
        '<h2>Як ми ухвалюємо рішення</h2><p>Ми дивимося на дохід, постійні витрати й на те, як ви погашали позики раніше. Кожен випадок, у якому система не впевнена, перевіряє людина.</p><p>Якщо платіж буде непосильним, ми відмовимо й назвемо причину. Якщо у вас уже є труднощі з боргами, нова позика зазвичай їх поглиблює: ми підкажемо, де отримати безоплатну допомогу.</p>',
    },
  },
);

const promises = translated(
  block('numbers', 'stats', {
    title: 'In numbers',
    items: [
      { value: 12, unit: 'years', label: 'with one table of costs', source: 'Company register, since 2014' },
      { value: 31, unit: '%', label: 'of applications we refuse', source: 'Own data, third quarter of 2026' },
    ],
  }),
  {
    ru: {
      '/title': 'В цифрах',
      '/items/0/unit': 'лет',
      '/items/0/label': 'с одной таблицей расходов',
      '/items/0/source': 'Реестр предприятий, с 2014 года',
      '/items/1/label': 'заявок мы отклоняем',
      '/items/1/source': 'Собственные данные, третий квартал 2026 года',
    },
    uk: {
      '/title': 'У цифрах',
      '/items/0/unit': 'років',
      '/items/0/label': 'з однією таблицею витрат',
      '/items/0/source': 'Реєстр підприємств, з 2014 року',
      '/items/1/label': 'заявок ми відхиляємо',
      '/items/1/source': 'Власні дані, третій квартал 2026 року',
    },
  },
);

export const about: PageDocument = {
  alias: 'about',
  title: 'About us',
  description: 'Who we are and how we decide on applications.',
  layout: 'default',
  blocks: [hero, story, promises, block('contact', 'view-block', { key: 'contact-box' })],
  locales: {
    ru: { title: 'О компании', description: 'Кто мы и как принимаем решения по заявкам.' },
    uk: { title: 'Про компанію', description: 'Хто ми і як ухвалюємо рішення щодо заявок.' },
  },
};
