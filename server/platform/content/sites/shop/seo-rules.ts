import type { SeoRule } from '#schemas/seo-rule.ts';
import { inLocale } from '../entry.ts';

const pl = inLocale('pl');

const home: SeoRule = {
  url: '/',
  meta: {
    title: 'Pożyczka ratalna z jasnym kosztem | Mozaika Finanse',
    description:
      'Pożyczka od 1 000 do 20 000 zł na 6–48 miesięcy. Całkowity koszt i RRSO pokazujemy przed złożeniem wniosku.',
    keywords: 'pożyczka ratalna, kalkulator pożyczki, RRSO, koszt pożyczki',
  },
  og: {
    locale: 'pl_PL',
    title: 'Pożyczka ułożona z jasnych zasad',
    site_name: 'Mozaika Finanse',
    url: 'https://mozaika.example/',
    description: 'Wszystkie koszty widać, zanim cokolwiek podpiszesz.',
    image: '/share.png',
  },
  twitter: {
    url: 'https://mozaika.example/',
    title: 'Pożyczka ułożona z jasnych zasad',
    description: 'Wszystkie koszty widać, zanim cokolwiek podpiszesz.',
    image: '/share.png',
  },
};

const renovation: SeoRule = {
  url: '/wiosenny-remont',
  meta: {
    title: 'Pożyczka na remont mieszkania | Mozaika Finanse',
    description:
      'Zaplanuj remont z ratą, która mieści się w budżecie. Sprawdź przykład kosztów i policz własną ratę.',
    keywords: 'pożyczka na remont, kalkulator raty, koszt remontu',
  },
  og: {
    locale: 'pl_PL',
    title: 'Wiosenny remont krok po kroku',
    site_name: 'Mozaika Finanse',
    url: 'https://mozaika.example/wiosenny-remont',
    description: 'Najpierw plan i kosztorys, potem rata. Policz, ile naprawdę potrzebujesz.',
    image: '/share.png',
  },
};

export const seoRules = [pl('seo-rule', 'home', home), pl('seo-rule', 'wiosenny-remont', renovation)];
