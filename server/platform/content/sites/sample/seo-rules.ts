import type { SeoRule } from '#schemas/seo-rule.ts';
import { inLocale } from '../entry.ts';

const homes: Readonly<Record<string, { title: string; description: string; og: string }>> = {
  en: {
    title: 'Mozaika: a loan with every cost in plain sight',
    description: 'Work out the instalment and the full cost of a loan before you apply.',
    og: 'en_GB',
  },
  ru: {
    title: 'Mozaika: заём, в котором видны все расходы',
    description: 'Рассчитайте платёж и полную стоимость займа до подачи заявки.',
    og: 'ru_RU',
  },
  uk: {
    title: 'Mozaika: позика, у якій видно всі витрати',
    description: 'Розрахуйте платіж і повну вартість позики ще до подання заявки.',
    og: 'uk_UA',
  },
};

export const seoRules = Object.entries(homes).map(([locale, { title, description, og }]) => {
  const rule: SeoRule = {
    url: '/',
    meta: { title, description },
    og: { locale: og, title, description, site_name: 'Mozaika', image: '/share.png' },
  };
  return inLocale(locale)('seo-rule', 'home', rule);
});
