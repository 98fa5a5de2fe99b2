import { exampleTexts } from '#engine/credit/example-words.ts';
import { mergeByLocale } from '#schemas/locales/texts-by-locale.ts';

/** Interface texts of the representative example; its sentence is that of every widget. */
export const texts = mergeByLocale(exampleTexts('representative-example'), {
  pl: {
    'representative-example.apr': 'RRSO',
    'representative-example.amount': 'Całkowita kwota pożyczki',
    'representative-example.total': 'Całkowita kwota do zapłaty',
    'representative-example.cost': 'Całkowity koszt pożyczki',
    'representative-example.fee': 'w tym prowizja',
    'representative-example.interest': 'w tym odsetki',
    'representative-example.rate': 'Oprocentowanie stałe w skali roku',
    'representative-example.months': 'Okres spłaty',
    'representative-example.instalments': 'Równe raty miesięczne',
    'representative-example.last': 'Ostatnia rata',
    'representative-example.single': 'Jednorazowa spłata',
    'representative-example.date': 'Stan na dzień',
    'representative-example.source':
      'Podstawa prawna: art. 7 i 8 ustawy z dnia 12 maja 2011 r. o kredycie konsumenckim, art. 8 dyrektywy (UE) 2023/2225.',
  },
  en: {
    'representative-example.apr': 'APR (RRSO)',
    'representative-example.amount': 'Total amount of credit',
    'representative-example.total': 'Total amount payable',
    'representative-example.cost': 'Total cost of the loan',
    'representative-example.fee': 'of which fee',
    'representative-example.interest': 'of which interest',
    'representative-example.rate': 'Fixed interest rate per year',
    'representative-example.months': 'Repayment term',
    'representative-example.instalments': 'Equal monthly instalments',
    'representative-example.last': 'Last instalment',
    'representative-example.single': 'One payment',
    'representative-example.date': 'As of',
    'representative-example.source':
      'Legal basis: art. 7 and 8 of the Polish Consumer Credit Act of 12 May 2011, art. 8 of Directive (EU) 2023/2225.',
  },
  ru: {
    'representative-example.apr': 'Эффективная ставка (RRSO)',
    'representative-example.amount': 'Сумма займа',
    'representative-example.total': 'Всего к оплате',
    'representative-example.cost': 'Полная стоимость займа',
    'representative-example.fee': 'в том числе комиссия',
    'representative-example.interest': 'в том числе проценты',
    'representative-example.rate': 'Фиксированная годовая ставка',
    'representative-example.months': 'Срок погашения',
    'representative-example.instalments': 'Равные ежемесячные платежи',
    'representative-example.last': 'Последний платёж',
    'representative-example.single': 'Один платёж',
    'representative-example.date': 'По состоянию на',
    'representative-example.source':
      'Правовое основание: ст. 7 и 8 польского закона о потребительском кредите от 12 мая 2011 г., ст. 8 Директивы (ЕС) 2023/2225.',
  },
  uk: {
    'representative-example.apr': 'Реальна річна ставка (RRSO)',
    'representative-example.amount': 'Сума позики',
    'representative-example.total': 'Усього до сплати',
    'representative-example.cost': 'Повна вартість позики',
    'representative-example.fee': 'у тому числі комісія',
    'representative-example.interest': 'у тому числі проценти',
    'representative-example.rate': 'Фіксована річна ставка',
    'representative-example.months': 'Строк погашення',
    'representative-example.instalments': 'Рівні щомісячні платежі',
    'representative-example.last': 'Останній платіж',
    'representative-example.single': 'Один платіж',
    'representative-example.date': 'Станом на',
    'representative-example.source':
      'Правова підстава: ст. 7 і 8 польського закону про споживчий кредит від 12 травня 2011 р., ст. 8 Директиви (ЄС) 2023/2225.',
  },
});
