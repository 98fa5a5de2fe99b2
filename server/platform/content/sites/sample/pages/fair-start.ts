import type { PageDocument } from '#schemas/page.ts';
import { block, picture, translated } from '../../block.ts';
import { calculator } from '../calculator.ts';

const hero = translated(
  block('hero', 'hero', {
    title: 'A fair start in a new place',
    lead: 'Deposit, furniture, a course: plan the first months, then borrow only what is missing.',
    image: picture('branch'),
    primary: { label: 'Calculate', href: '#calculator' },
  }),
  {
    ru: {
      '/title': 'Честное начало на новом месте',
      '/lead': 'Залог, мебель, курсы: спланируйте первые месяцы и займите только то, чего не хватает.',
      '/primary/label': 'Рассчитать',
    },
    uk: {
      '/title': 'Чесний старт на новому місці',
      '/lead': 'Застава, меблі, курси: сплануйте перші місяці й позичте лише те, чого бракує.',
      '/primary/label': 'Розрахувати',
    },
  },
);

const plan = translated(
  block('plan', 'steps', {
    title: 'A plan on one sheet of paper',
    items: [
      { title: 'List what is certain', text: 'Rent, deposit, tickets, documents.' },
      { title: 'Add a reserve', text: 'About a tenth of the sum, for what nobody foresees.' },
      { title: 'Take off your savings', text: 'A loan should cover only the difference.' },
    ],
  }),
  {
    ru: {
      '/title': 'План на одном листе',
      '/items/0/title': 'Запишите обязательное',
      '/items/0/text': 'Аренда, залог, билеты, документы.',
      '/items/1/title': 'Добавьте запас',
      '/items/1/text': 'Около десятой части суммы на непредвиденное.',
      '/items/2/title': 'Вычтите сбережения',
      '/items/2/text': 'Заём должен покрыть только разницу.',
    },
    uk: {
      '/title': 'План на одному аркуші',
      '/items/0/title': 'Запишіть обов’язкове',
      '/items/0/text': 'Оренда, застава, квитки, документи.',
      '/items/1/title': 'Додайте запас',
      '/items/1/text': 'Близько десятої частини суми на непередбачене.',
      '/items/2/title': 'Відніміть заощадження',
      '/items/2/text': 'Позика має покрити лише різницю.',
    },
  },
);

export const fairStart: PageDocument = {
  alias: 'fair-start',
  title: 'A fair start',
  description: 'Plan the first months in a new place and borrow only what is missing.',
  image: '/share.png',
  layout: 'default',
  blocks: [hero, plan, calculator('calculator'), block('contact', 'view-block', { key: 'contact-box' })],
  locales: {
    ru: {
      title: 'Честное начало',
      description: 'Спланируйте первые месяцы на новом месте и займите только то, чего не хватает.',
    },
    uk: {
      title: 'Чесний старт',
      description: 'Сплануйте перші місяці на новому місці й позичте лише те, чого бракує.',
    },
  },
};
