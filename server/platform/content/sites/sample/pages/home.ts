import type { PageDocument } from '#schemas/page.ts';
import { block, picture, translated } from '../../block.ts';
import { calculator } from '../calculator.ts';
import { questions } from './home-questions.ts';

const hero = translated(
  block(
    'hero',
    'hero',
    {
      title: 'A loan with every cost in plain sight',
      lead: 'Choose an amount and a term. You see the instalment and the full price before you apply.',
      primary: { label: 'Apply', href: '/signup' },
      secondary: { label: 'Read how we decide', href: '/about' },
    },
    { aside: [calculator('hero-calculator')] },
  ),
  {
    ru: {
      '/title': 'Заём, в котором видны все расходы',
      '/lead': 'Выберите сумму и срок. Платёж и полную стоимость вы увидите до подачи заявки.',
      '/primary/label': 'Подать заявку',
      '/secondary/label': 'Как мы принимаем решение',
    },
    uk: {
      '/title': 'Позика, у якій видно всі витрати',
      '/lead': 'Оберіть суму й строк. Платіж і повну вартість ви побачите ще до подання заявки.',
      '/primary/label': 'Подати заявку',
      '/secondary/label': 'Як ми ухвалюємо рішення',
    },
  },
);

const advantages = translated(
  block('advantages', 'feature-list', {
    title: 'What stays the same',
    items: [
      {
        icon: 'eye',
        title: 'One price from the start',
        text: 'The rate is fixed, and the fee is spread over the instalments.',
      },
      {
        icon: 'scale',
        title: 'An instalment you can carry',
        text: 'We check your budget first. If it would be too tight, we say no and explain why.',
      },
      {
        icon: 'undo',
        title: 'Fourteen days to reconsider',
        text: 'You may withdraw from the agreement without giving a reason.',
      },
    ],
  }),
  {
    ru: {
      '/title': 'Что остаётся неизменным',
      '/items/0/title': 'Одна цена с самого начала',
      '/items/0/text': 'Ставка фиксированная, комиссия распределена по платежам.',
      '/items/1/title': 'Посильный платёж',
      '/items/1/text':
        'Сначала мы проверяем ваш бюджет. Если он слишком напряжён, откажем и объясним почему.',
      '/items/2/title': 'Четырнадцать дней на раздумье',
      '/items/2/text': 'От договора можно отказаться без объяснения причин.',
    },
    uk: {
      '/title': 'Що залишається незмінним',
      '/items/0/title': 'Одна ціна від самого початку',
      '/items/0/text': 'Ставка фіксована, комісія розподілена між платежами.',
      '/items/1/title': 'Посильний платіж',
      '/items/1/text':
        'Спершу ми перевіряємо ваш бюджет. Якщо він надто напружений, відмовимо й пояснимо чому.',
      '/items/2/title': 'Чотирнадцять днів на роздуми',
      '/items/2/text': 'Від договору можна відмовитися без пояснення причин.',
    },
  },
);

const steps = translated(
  block('steps', 'steps', {
    title: 'How it works',
    items: [
      { title: 'Calculate', text: 'See the instalment, the cost and the APR at once.' },
      { title: 'Apply', text: 'It takes about ten minutes. You can stop and come back.' },
      { title: 'Read and sign', text: 'The table of costs is on the first page of the agreement.' },
    ],
  }),
  {
    ru: {
      '/title': 'Как это работает',
      '/items/0/title': 'Рассчитайте',
      '/items/0/text': 'Сразу видны платёж, стоимость и годовая процентная ставка.',
      '/items/1/title': 'Подайте заявку',
      '/items/1/text': 'Около десяти минут. Можно прерваться и вернуться позже.',
      '/items/2/title': 'Прочитайте и подпишите',
      '/items/2/text': 'Таблица расходов находится на первой странице договора.',
    },
    uk: {
      '/title': 'Як це працює',
      '/items/0/title': 'Розрахуйте',
      '/items/0/text': 'Одразу видно платіж, вартість і річну процентну ставку.',
      '/items/1/title': 'Подайте заявку',
      '/items/1/text': 'Близько десяти хвилин. Можна перерватися й повернутися пізніше.',
      '/items/2/title': 'Прочитайте й підпишіть',
      '/items/2/text': 'Таблиця витрат розміщена на першій сторінці договору.',
    },
  },
);

const guides = translated(block('guides', 'posts-teaser', { title: 'Good to know', linkToAll: true }), {
  ru: { '/title': 'Полезно знать' },
  uk: { '/title': 'Корисно знати' },
});

const callToAction = translated(
  block('cta', 'call-to-action', {
    title: 'Not sure yet?',
    text: 'Talk to us first. We will go through the costs together, with no obligation.',
    action: { label: 'Contact us', href: '/contacts' },
  }),
  {
    ru: {
      '/title': 'Ещё сомневаетесь?',
      '/text': 'Сначала поговорите с нами. Вместе разберём расходы, без обязательств.',
      '/action/label': 'Связаться с нами',
    },
    uk: {
      '/title': 'Ще вагаєтеся?',
      '/text': 'Спершу поговоріть з нами. Разом розберемо витрати, без зобов’язань.',
      '/action/label': 'Зв’язатися з нами',
    },
  },
);

export const home: PageDocument = {
  alias: 'home',
  title: 'Mozaika',
  description: 'Work out the instalment and the full cost of a loan before you apply.',
  image: '/share.png',
  layout: 'default',
  blocks: [
    hero,
    advantages,
    steps,
    block('picture', 'image', { image: picture('phone-steps') }),
    guides,
    questions,
    callToAction,
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
  locales: {
    ru: {
      title: 'Mozaika',
      description: 'Рассчитайте платёж и полную стоимость займа до подачи заявки.',
    },
    uk: {
      title: 'Mozaika',
      description: 'Розрахуйте платіж і повну вартість позики ще до подання заявки.',
    },
  },
};
