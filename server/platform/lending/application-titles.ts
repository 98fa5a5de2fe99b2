import { definePersonTexts, type PersonLanguage } from '../http/person-texts.ts';

/** Names of the steps the code ships; a form of the content system has its own title. */
export const stepTitles = definePersonTexts<'personal' | 'household' | 'income' | 'obligations'>(
  'application-steps',
  {
    pl: {
      personal: 'Twoje dane',
      household: 'Gospodarstwo domowe',
      income: 'Dochody',
      obligations: 'Zobowiązania i zgody',
    },
    en: {
      personal: 'Your details',
      household: 'Your household',
      income: 'Your income',
      obligations: 'Obligations and consents',
    },
    ru: {
      personal: 'Ваши данные',
      household: 'Домохозяйство',
      income: 'Доходы',
      obligations: 'Обязательства и согласия',
    },
    uk: {
      personal: 'Ваші дані',
      household: 'Домогосподарство',
      income: 'Доходи',
      obligations: 'Зобов’язання та згоди',
    },
  },
);

/** The title of a step; its alias where it is not one of ours. */
export function stepTitle(language: PersonLanguage, alias: string): string {
  const found = Object.entries(stepTitles.in(language)).find(([name]) => name === alias);
  return found?.[1] ?? alias;
}
