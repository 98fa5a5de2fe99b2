import type { Post, PostCategory } from '#schemas/post.ts';
import { inLocale } from '../../entry.ts';
import { annualRate } from './annual-rate.ts';
import { creditHistory } from './credit-history.ts';
import { earlyRepayment } from './early-repayment.ts';
import { emergencyFund } from './emergency-fund.ts';
import { householdBudget } from './household-budget.ts';
import { phishing } from './phishing.ts';
import { readingAnAgreement } from './reading-an-agreement.ts';
import { renovationPlan } from './renovation-plan.ts';
import { withdrawal } from './withdrawal.ts';

const pl = inLocale('pl');

const categories: PostCategory[] = [
  {
    id: 'post-category-budget',
    alias: 'budzet',
    title: 'Budżet domowy',
    description: 'Planowanie wydatków, oszczędzanie i większe zakupy bez nerwów.',
  },
  {
    id: 'post-category-loan',
    alias: 'pozyczka-krok-po-kroku',
    title: 'Pożyczka krok po kroku',
    description: 'Co znaczą słowa z umowy i jakie prawa masz na każdym etapie.',
  },
  {
    id: 'post-category-safety',
    alias: 'bezpieczenstwo',
    title: 'Bezpieczeństwo',
    description: 'Jak chronić swoje dane i pieniądze.',
  },
];

const articles: Post[] = [
  householdBudget,
  readingAnAgreement,
  annualRate,
  emergencyFund,
  renovationPlan,
  withdrawal,
  creditHistory,
  phishing,
  earlyRepayment,
];

export const posts = [
  ...categories.map((category) => pl('post-category', category.alias, category)),
  ...articles.map((post) => pl('post', post.alias, post)),
];
