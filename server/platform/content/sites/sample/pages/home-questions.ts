import { block, translated } from '../../block.ts';

/** Questions of the sample home page in three languages. */
export const questions = translated(
  block('faq', 'accordion', {
    title: 'Questions people ask first',
    items: [
      {
        title: 'What exactly will I pay?',
        html: '<p>What the calculator shows. Each instalment holds principal, interest and a part of the fee. The same figures stand on the first page of the agreement.</p>',
      },
      {
        title: 'Can I repay early?',
        html: '<p>Yes, at any time and free of charge. Interest stops on that day, and the fee is reduced for the time that is left.</p>',
      },
      {
        title: 'What if I cannot pay on time?',
        html: '<p>Call us before the due date. We can move the instalment or spread the arrears. Apart from interest for late payment there is no charge.</p>',
      },
    ],
  }),
  {
    ru: {
      '/title': 'О чём спрашивают в первую очередь',
      '/items/0/title': 'Сколько именно я заплачу?',
      '/items/0/html':
        '<p>Столько, сколько показывает калькулятор. В каждый платёж входят основной долг, проценты и часть комиссии. Те же цифры стоят на первой странице договора.</p>',
      '/items/1/title': 'Можно ли погасить заём досрочно?',
      '/items/1/html':
        '<p>Да, в любой момент и бесплатно. Проценты перестают начисляться в этот день, а комиссия уменьшается за оставшийся срок.</p>',
      '/items/2/title': 'Что делать, если не получается заплатить вовремя?',
      '/items/2/html':
        '<p>Позвоните нам до срока платежа. Мы можем перенести платёж или разделить задолженность на части. Кроме процентов за просрочку, ничего платить не придётся.</p>',
    },
    uk: {
      '/title': 'Про що запитують насамперед',
      '/items/0/title': 'Скільки саме я заплачу?',
      '/items/0/html':
        '<p>Стільки, скільки показує калькулятор. До кожного платежу входять основний борг, відсотки та частина комісії. Ті самі цифри стоять на першій сторінці договору.</p>',
      '/items/1/title': 'Чи можна погасити позику достроково?',
      '/items/1/html':
        '<p>Так, будь-коли й безкоштовно. Відсотки перестають нараховуватися того ж дня, а комісія зменшується за час, що залишився.</p>',
      '/items/2/title': 'Що робити, якщо не вдається заплатити вчасно?',
      '/items/2/html':
        '<p>Зателефонуйте нам до дати платежу. Ми можемо перенести платіж або розділити заборгованість на частини. Крім відсотків за прострочення, нічого платити не доведеться.</p>',
    },
  },
);
