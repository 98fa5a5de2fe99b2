import { sampleWarning as warning } from '#engine/credit/sample-credit.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { CostWarning } from './cost-warning.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';

export const widget = defineWidget({
  type: 'cost-warning',
  version: 1,
  title: 'Cost warning',
  description: 'The warning that advertising of credit must carry, in the words in force on the day.',
  category: 'content',
  guidance: {
    use: 'On every page that advertises a loan and has no calculator, which carries the warning itself. “banner” closes a section; “inline” stands beside a price.',
    avoid: 'For advice or news of your own: use “notice”. Twice in one screen it stops being read.',
  },
  props,
  carries: ['credit-warning'],
  hydrate: 'never',
  queries,
  view: CostWarning,
  texts: {
    pl: {
      'cost-warning.label': 'Ostrzeżenie o kosztach',
      'cost-warning.source': 'Podstawa prawna: {{source}}',
    },
    en: { 'cost-warning.label': 'Cost warning', 'cost-warning.source': 'Legal basis: {{source}}' },
    ru: {
      'cost-warning.label': 'Предупреждение о расходах',
      'cost-warning.source': 'Правовое основание: {{source}}',
    },
    uk: {
      'cost-warning.label': 'Попередження про витрати',
      'cost-warning.source': 'Правова підстава: {{source}}',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'Across the page',
      props: { advice: 'Pożyczaj tylko tyle, ile możesz spokojnie spłacić.' },
      data: { warning },
    },
    { name: 'inline', title: 'Inside a column', props: { variant: 'inline' }, data: { warning } },
    {
      name: 'long',
      title: 'With advice and source',
      props: {
        advice:
          'Zanim podpiszesz umowę, przeczytaj formularz informacyjny i sprawdź, czy rata nie przekroczy Twoich możliwości także wtedy, gdy dochody spadną albo pojawi się niespodziewany wydatek. Możesz odstąpić od umowy w ciągu 14 dni bez podawania przyczyny.',
        showSource: true,
      },
      data: {
        warning: {
          ...warning,
          source:
            'dyrektywa Parlamentu Europejskiego i Rady (UE) 2023/2225 z 18 października 2023 r. w sprawie umów o kredyt konsumencki, art. 8 ust. 1',
        },
      },
    },
    { name: 'empty', title: 'No warning in force: nothing at all', props: {}, data: { warning: null } },
    {
      name: 'broken',
      title: 'Not translated into the page’s language',
      props: { variant: 'inline' },
      data: { warning: { ...warning, text: 'Caution! Borrowing money costs money.', locale: 'en' } },
    },
  ],
});
