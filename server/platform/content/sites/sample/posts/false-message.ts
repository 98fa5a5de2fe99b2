import { article } from '../../article.ts';

const shared = {
  alias: 'a-false-message',
  day: '2026-10-20',
  categories: ['safety'],
  picture: 'posts/phishing',
};

/** Language -> the post about messages that only look like a bank's. */
export const falseMessage = {
  en: article({
    ...shared,
    title: 'A message that only looks like your bank’s',
    short: 'Hurry, a link and a question for your password: three signs of a fraud.',
    content: `
<p>Frauds want you to act before you think. A parcel waits, an account is blocked, a security officer is on the phone. Slow down and look for the signs.</p>
<ul>
<li>You are told to hurry.</li>
<li>There is a link whose address is almost right.</li>
<li>Somebody asks for a password, a code from a message, or a program to be installed.</li>
<li>You are to pay before a loan is paid out.</li>
</ul>
<h2>The number on the screen proves nothing</h2>
<p>It can be forged. Hang up and call the number that stands in your agreement.</p>
<h2>If you have clicked</h2>
<p>Call your bank and have cards and access blocked. Change the password of your e-mail first, then that of the bank, on another device. In Poland you can pass a suspicious text message on to 8080, free of charge.</p>
`,
  }),
  ru: article({
    ...shared,
    title: 'Сообщение, которое только похоже на банковское',
    short: 'Спешка, ссылка и вопрос о пароле: три признака обмана.',
    content: `
<p>Мошенники хотят, чтобы вы действовали раньше, чем подумаете. Ждёт посылка, счёт заблокирован, звонит «служба безопасности». Не торопитесь и присмотритесь.</p>
<ul>
<li>Вас торопят.</li>
<li>В сообщении ссылка с почти правильным адресом.</li>
<li>Просят пароль, код из сообщения или установить программу.</li>
<li>Просят заплатить до выдачи займа.</li>
</ul>
<h2>Номер на экране ничего не доказывает</h2>
<p>Его можно подделать. Положите трубку и наберите номер из договора.</p>
<h2>Если вы уже нажали</h2>
<p>Позвоните в банк и попросите закрыть доступ и карты. Сначала смените пароль почты, потом банка, на другом устройстве. В Польше подозрительное сообщение можно бесплатно переслать на номер 8080.</p>
`,
  }),
  uk: article({
    ...shared,
    title: 'Повідомлення, яке лише схоже на банківське',
    short: 'Поспіх, посилання й запитання про пароль: три ознаки обману.',
    content: `
<p>Шахраї хочуть, щоб ви діяли раніше, ніж подумаєте. Чекає посилка, рахунок заблоковано, телефонує «служба безпеки». Не поспішайте й придивіться.</p>
<ul>
<li>Вас квапять.</li>
<li>У повідомленні посилання з майже правильною адресою.</li>
<li>Просять пароль, код із повідомлення або встановити програму.</li>
<li>Просять заплатити до видачі позики.</li>
</ul>
<h2>Номер на екрані нічого не доводить</h2>
<p>Його можна підробити. Покладіть слухавку й наберіть номер із договору.</p>
<h2>Якщо ви вже натиснули</h2>
<p>Зателефонуйте до банку й попросіть закрити доступ і картки. Спершу змініть пароль пошти, потім банку, на іншому пристрої. У Польщі підозріле повідомлення можна безкоштовно переслати на номер 8080.</p>
`,
  }),
};
