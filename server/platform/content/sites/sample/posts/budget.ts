import { article } from '../../article.ts';

const shared = {
  alias: 'budget-in-one-evening',
  day: '2026-03-10',
  categories: ['guides'],
  picture: 'posts/budget',
};

/** Language -> the post about a household budget. */
export const budget = {
  en: article({
    ...shared,
    title: 'A household budget in one evening',
    short: 'Three numbers are enough to begin: what comes in, what always goes out, and what is left.',
    content: `
<p>A budget does not have to name every loaf of bread. It has to tell you whether the month will be calm.</p>
<h2>Collect three months</h2>
<p>Open your account history and write down what came in after tax. If your income changes, plan with the lowest month.</p>
<h2>Sort your spending</h2>
<ul>
<li><strong>Fixed:</strong> rent, power, phone, instalments.</li>
<li><strong>Flexible:</strong> food, transport, clothes, fun.</li>
<li><strong>Rare but certain:</strong> tyres, holidays, school things. Add them up for a year and divide by twelve.</li>
</ul>
<h2>Set one amount per week</h2>
<p>Take fixed costs and savings off your income and divide the rest by the weeks of the month. A weekly amount is easier to keep, because Monday’s mistake can be put right on Sunday.</p>
<p>If nothing is left for the instalments, talk to your lender before the due date. A new loan that pays an old one rarely helps.</p>
`,
  }),
  ru: article({
    ...shared,
    title: 'Семейный бюджет за один вечер',
    short: 'Для начала хватит трёх чисел: сколько приходит, сколько уходит всегда и сколько остаётся.',
    content: `
<p>В бюджет не нужно вписывать каждую буханку хлеба. Он должен показать, спокойным ли будет месяц.</p>
<h2>Возьмите три месяца</h2>
<p>Откройте историю счёта и выпишите доходы после налогов. Если доход меняется, считайте по самому скромному месяцу.</p>
<h2>Разделите расходы</h2>
<ul>
<li><strong>Постоянные:</strong> аренда, электричество, телефон, платежи по займам.</li>
<li><strong>Гибкие:</strong> еда, транспорт, одежда, отдых.</li>
<li><strong>Редкие, но неизбежные:</strong> шины, отпуск, школа. Сложите их за год и разделите на двенадцать.</li>
</ul>
<h2>Назначьте сумму на неделю</h2>
<p>Вычтите из дохода постоянные расходы и сбережения, а остаток разделите на недели месяца. За недельной суммой следить легче: ошибку понедельника можно исправить в воскресенье.</p>
<p>Если на платежи не хватает, поговорите с кредитором до срока. Новый заём ради старого помогает редко.</p>
`,
  }),
  uk: article({
    ...shared,
    title: 'Сімейний бюджет за один вечір',
    short: 'Для початку вистачить трьох чисел: скільки надходить, скільки завжди йде і скільки лишається.',
    content: `
<p>До бюджету не треба вписувати кожну хлібину. Він має показати, чи буде місяць спокійним.</p>
<h2>Візьміть три місяці</h2>
<p>Відкрийте історію рахунку й випишіть доходи після податків. Якщо дохід змінюється, рахуйте за найскромнішим місяцем.</p>
<h2>Розділіть витрати</h2>
<ul>
<li><strong>Постійні:</strong> оренда, електрика, телефон, платежі за позиками.</li>
<li><strong>Гнучкі:</strong> їжа, транспорт, одяг, відпочинок.</li>
<li><strong>Рідкісні, але неминучі:</strong> шини, відпустка, школа. Додайте їх за рік і поділіть на дванадцять.</li>
</ul>
<h2>Визначте суму на тиждень</h2>
<p>Відніміть від доходу постійні витрати й заощадження, а решту поділіть на тижні місяця. За тижневою сумою стежити легше: помилку понеділка можна виправити в неділю.</p>
<p>Якщо на платежі не вистачає, поговоріть із кредитором до терміну. Нова позика заради старої допомагає рідко.</p>
`,
  }),
};
