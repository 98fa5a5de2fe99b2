import { article } from '../../article.ts';

const shared = {
  alias: 'reading-an-agreement',
  day: '2026-06-16',
  categories: ['guides'],
  picture: 'posts/agreement',
};

/** Language -> the post about reading a loan agreement. */
export const agreement = {
  en: article({
    ...shared,
    title: 'How to read a loan agreement',
    short: 'Five questions that every agreement must answer before you sign it.',
    content: `
<p>An agreement is long because the law asks for a lot. Look for five answers first, and the rest will fall into place.</p>
<ul>
<li>How much will reach my account?</li>
<li>How much will I pay back in total?</li>
<li>What are the interest, the fees and the yearly rate of all costs?</li>
<li>When is each instalment due?</li>
<li>What happens if I am late?</li>
</ul>
<h2>Your rights</h2>
<p>In the European Union you may withdraw from a consumer loan within 14 days without giving a reason. You may also repay early at any time, and the lender then lowers the cost for the time that is left.</p>
<h2>When to stop</h2>
<p>Do not pay anything before the money is paid out, and do not sign what you do not understand. Ask, and take the papers home. A fair lender gives you time.</p>
`,
  }),
  ru: article({
    ...shared,
    title: 'Как читать договор займа',
    short: 'Пять вопросов, на которые договор обязан ответить до подписи.',
    content: `
<p>Договор длинный, потому что этого требует закон. Сначала найдите пять ответов, и остальное станет понятнее.</p>
<ul>
<li>Сколько денег придёт на счёт?</li>
<li>Сколько я верну всего?</li>
<li>Какие проценты, комиссии и годовая стоимость всех расходов?</li>
<li>Когда срок каждого платежа?</li>
<li>Что будет, если я опоздаю?</li>
</ul>
<h2>Ваши права</h2>
<p>В Европейском союзе от потребительского займа можно отказаться в течение 14 дней без объяснения причин. Вернуть деньги раньше тоже можно в любой момент, и тогда кредитор снижает расходы за оставшееся время.</p>
<h2>Когда остановиться</h2>
<p>Ничего не платите до выдачи денег и не подписывайте то, чего не понимаете. Спрашивайте и берите бумаги домой. Честный кредитор даёт время.</p>
`,
  }),
  uk: article({
    ...shared,
    title: 'Як читати договір позики',
    short: 'П’ять запитань, на які договір має відповісти до підпису.',
    content: `
<p>Договір довгий, бо цього вимагає закон. Спершу знайдіть п’ять відповідей, і решта стане зрозумілішою.</p>
<ul>
<li>Скільки грошей надійде на рахунок?</li>
<li>Скільки я поверну загалом?</li>
<li>Які відсотки, комісії та річна вартість усіх витрат?</li>
<li>Коли термін кожного платежу?</li>
<li>Що буде, якщо я запізнюся?</li>
</ul>
<h2>Ваші права</h2>
<p>У Європейському Союзі від споживчої позики можна відмовитися протягом 14 днів без пояснення причин. Повернути гроші раніше теж можна будь-коли, і тоді кредитор зменшує витрати за час, що лишився.</p>
<h2>Коли зупинитися</h2>
<p>Нічого не платіть до видачі грошей і не підписуйте того, чого не розумієте. Питайте й беріть папери додому. Чесний кредитор дає час.</p>
`,
  }),
};
