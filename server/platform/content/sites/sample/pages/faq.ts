import type { PageDocument } from '#schemas/page.ts';
import { block, translated } from '../../block.ts';

/** The page of questions in three languages. */
export const faqPage: PageDocument = {
  alias: 'faq',
  title: 'Questions and answers',
  description: 'What people ask about costs and repayment.',
  layout: 'default',
  blocks: [
    translated(
      block('questions', 'faq', {
        title: 'Questions and answers',
        lead: 'What people ask most. Is your question missing? Call or write: a person answers.',
      }),
      {
        ru: {
          '/title': 'Вопросы и ответы',
          '/lead': 'О чём спрашивают чаще всего. Не нашли ответа? Позвоните или напишите: ответит человек.',
        },
        uk: {
          '/title': 'Запитання та відповіді',
          '/lead':
            'Про що запитують найчастіше. Не знайшли відповіді? Зателефонуйте або напишіть: відповість людина.',
        },
      },
    ),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
  locales: {
    ru: { title: 'Вопросы и ответы', description: 'О чём спрашивают: стоимость и погашение займа.' },
    uk: { title: 'Запитання та відповіді', description: 'Про що запитують: вартість і погашення позики.' },
  },
};
