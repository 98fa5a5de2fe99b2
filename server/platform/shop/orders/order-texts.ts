import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'keyNeeded'
  | 'keyForOther'
  | 'changed'
  | 'twice'
  | 'noDelivery'
  | 'addressNeeded'
  | 'pointNeeded'
  | 'consentNeeded'
  | 'unknownOrder'
  | 'notNow'
  | 'gatewayAway'
  | 'tooMany'
  | 'tooManyHeld'
  | 'documentsBusy'
  | 'loansWait'
  | 'signInForLoan'
  | 'loanUnderWay'
  | 'loanNotForSum'
  | 'loanTooEarly'
  | 'paymentTitle'
  | 'loanNote'
  | 'loanBackNote';

/** What people are told about orders; `{…}` are filled in. */
export const orderTexts = definePersonTexts<Key>('orders', {
  pl: {
    keyNeeded: 'Brakuje klucza operacji. Odśwież stronę i spróbuj ponownie.',
    keyForOther: 'Ten klucz operacji był już użyty do innego zamówienia. Odśwież stronę i spróbuj ponownie.',
    changed: 'Coś się zmieniło, odkąd widzisz to zamówienie. Sprawdź nowe ceny i dostępność.',
    twice: 'Ten sam produkt jest na liście dwa razy. Zmień jego liczbę sztuk.',
    noDelivery: 'Wybierz sposób dostawy z listy.',
    addressNeeded: 'Podaj adres dostawy.',
    pointNeeded: 'Wybierz punkt odbioru.',
    consentNeeded: 'Bez tej zgody nie możemy przyjąć zamówienia.',
    unknownOrder: 'Nie ma takiego zamówienia. Sprawdź numer i link z wiadomości.',
    notNow: 'Tego zamówienia nie można już zmienić w ten sposób.',
    gatewayAway:
      'Operator płatności nie odpowiada. Niczego jeszcze nie zamówiono i nic nie zostało pobrane. Spróbuj ponownie za chwilę.',
    tooMany: 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie.',
    tooManyHeld:
      'Razem z nieopłaconymi zamówieniami z Twojego łącza z ostatniej doby byłoby to więcej niż {most} szt. produktu „{title}”. Opłać wcześniejsze zamówienie albo zamów mniej sztuk.',
    loansWait:
      'Na decyzję o pożyczce czekają już Twoje zamówienia, a może ich czekać najwyżej {most}. Dokończ wniosek, anuluj jedno z nich albo zapłać inaczej.',
    documentsBusy: 'Przygotowujemy właśnie wiele dokumentów. Spróbuj ponownie za chwilę.',
    signInForLoan: 'Aby kupić na raty, zaloguj się lub załóż konto.',
    loanUnderWay: 'Masz już pożyczkę albo wniosek w toku. Zapłać za to zamówienie w inny sposób.',
    loanNotForSum: 'Na raty można kupić za kwotę od {least} do {most}.',
    loanTooEarly: 'Nowy wniosek o raty można złożyć od {day}. Zapłać za to zamówienie w inny sposób.',
    paymentTitle: 'Zamówienie {number}',
    loanNote: 'Zakup w sklepie, zamówienie {number}',
    loanBackNote: 'Zwrot za zakup w sklepie, zamówienie {number}',
  },
  en: {
    keyNeeded: 'The key of the operation is missing. Reload the page and try again.',
    keyForOther: 'This key was used for another order. Reload the page and try again.',
    changed: 'Something has changed since you saw this order. Please check the new prices and availability.',
    twice: 'The same product is on the list twice. Change its quantity instead.',
    noDelivery: 'Choose a way of delivery from the list.',
    addressNeeded: 'Enter the delivery address.',
    pointNeeded: 'Choose a pick-up point.',
    consentNeeded: 'We cannot take the order without this consent.',
    unknownOrder: 'There is no such order. Check the number and the link from the message.',
    notNow: 'This order can no longer be changed in this way.',
    gatewayAway:
      'The payment service does not answer. Nothing has been ordered or charged yet. Please try again in a moment.',
    tooMany: 'Too many attempts. Please wait a moment and try again.',
    tooManyHeld:
      'With the unpaid orders of the last day from your internet connection, this would be more than {most} pieces of “{title}”. Pay for an earlier order, or order fewer pieces.',
    loansWait:
      'Orders of yours already wait for the decision on your loan, and no more than {most} can. Finish your application, cancel one of them, or pay in another way.',
    documentsBusy: 'Many documents are being prepared right now. Please try again in a moment.',
    signInForLoan: 'Sign in or create an account to buy in instalments.',
    loanUnderWay: 'You already have a loan or an application. Please pay for this order in another way.',
    loanNotForSum: 'You can buy in instalments from {least} to {most}.',
    loanTooEarly: 'A new application is possible from {day}. Please pay for this order in another way.',
    paymentTitle: 'Order {number}',
    loanNote: 'Purchase in the shop, order {number}',
    loanBackNote: 'Refund of a purchase, order {number}',
  },
  ru: {
    keyNeeded: 'Не хватает ключа операции. Обновите страницу и попробуйте снова.',
    keyForOther: 'Этот ключ уже использован для другого заказа. Обновите страницу и попробуйте снова.',
    changed: 'С тех пор как вы видели заказ, что-то изменилось. Проверьте новые цены и наличие.',
    twice: 'Один и тот же товар указан дважды. Измените его количество.',
    noDelivery: 'Выберите способ доставки из списка.',
    addressNeeded: 'Укажите адрес доставки.',
    pointNeeded: 'Выберите пункт выдачи.',
    consentNeeded: 'Без этого согласия мы не можем принять заказ.',
    unknownOrder: 'Такого заказа нет. Проверьте номер и ссылку из сообщения.',
    notNow: 'Этот заказ уже нельзя так изменить.',
    gatewayAway:
      'Платёжный сервис не отвечает. Пока ничего не заказано и не списано. Попробуйте ещё раз чуть позже.',
    tooMany: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    tooManyHeld:
      'Вместе с неоплаченными заказами с вашего подключения за последние сутки это было бы больше {most} шт. товара «{title}». Оплатите прежний заказ или закажите меньше.',
    loansWait:
      'Решения по кредиту уже ждут ваши заказы, а ждать может не больше {most}. Закончите заявку, отмените один из них или заплатите другим способом.',
    documentsBusy: 'Сейчас готовится много документов. Попробуйте ещё раз чуть позже.',
    signInForLoan: 'Чтобы купить в рассрочку, войдите или создайте аккаунт.',
    loanUnderWay: 'У вас уже есть кредит или заявка. Оплатите этот заказ другим способом.',
    loanNotForSum: 'В рассрочку можно купить на сумму от {least} до {most}.',
    loanTooEarly: 'Новую заявку можно подать с {day}. Оплатите этот заказ другим способом.',
    paymentTitle: 'Заказ {number}',
    loanNote: 'Покупка в магазине, заказ {number}',
    loanBackNote: 'Возврат за покупку в магазине, заказ {number}',
  },
  uk: {
    keyNeeded: 'Бракує ключа операції. Оновіть сторінку та спробуйте ще раз.',
    keyForOther: 'Цей ключ уже використано для іншого замовлення. Оновіть сторінку та спробуйте ще раз.',
    changed: 'Відколи ви бачили замовлення, щось змінилося. Перевірте нові ціни та наявність.',
    twice: 'Той самий товар вказано двічі. Змініть його кількість.',
    noDelivery: 'Виберіть спосіб доставки зі списку.',
    addressNeeded: 'Вкажіть адресу доставки.',
    pointNeeded: 'Виберіть пункт видачі.',
    consentNeeded: 'Без цієї згоди ми не можемо прийняти замовлення.',
    unknownOrder: 'Такого замовлення немає. Перевірте номер і посилання з повідомлення.',
    notNow: 'Це замовлення вже не можна так змінити.',
    gatewayAway:
      'Платіжний сервіс не відповідає. Поки що нічого не замовлено й не списано. Спробуйте ще раз трохи пізніше.',
    tooMany: 'Забагато спроб. Зачекайте трохи та спробуйте ще раз.',
    tooManyHeld:
      'Разом із неоплаченими замовленнями з вашого підключення за останню добу це було б більше ніж {most} шт. товару «{title}». Оплатіть попереднє замовлення або замовте менше.',
    loansWait:
      'На рішення щодо кредиту вже чекають ваші замовлення, а чекати може не більше ніж {most}. Закінчіть заявку, скасуйте одне з них або заплатіть іншим способом.',
    documentsBusy: 'Зараз готується багато документів. Спробуйте ще раз трохи пізніше.',
    signInForLoan: 'Щоб купити в розстрочку, увійдіть або створіть акаунт.',
    loanUnderWay: 'Ви вже маєте кредит або заявку. Оплатіть це замовлення іншим способом.',
    loanNotForSum: 'У розстрочку можна купити на суму від {least} до {most}.',
    loanTooEarly: 'Нову заявку можна подати з {day}. Оплатіть це замовлення іншим способом.',
    paymentTitle: 'Замовлення {number}',
    loanNote: 'Покупка в магазині, замовлення {number}',
    loanBackNote: 'Повернення за покупку в магазині, замовлення {number}',
  },
});
