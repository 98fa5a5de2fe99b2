import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

export const fixtures: readonly FieldFixture[] = [
  {
    name: 'normal',
    field: {
      alias: 'about',
      type: 'static',
      title: 'Po co te dane?',
      hint: 'Sprawdzamy, czy pożyczka nie będzie dla Ciebie za dużym obciążeniem.',
    },
    value: undefined,
  },
  {
    name: 'long',
    field: {
      alias: 'about-long',
      type: 'static',
      title: 'Zanim wyślesz reklamację',
      hint: 'Odpowiadamy na piśmie w ciągu 30 dni. W szczególnie skomplikowanych sprawach możemy potrzebować 60 dni i wtedy Cię o tym powiadomimy.\n\nJeśli nie zgodzisz się z odpowiedzią, możesz zwrócić się do Rzecznika Finansowego.',
    },
    value: undefined,
  },
  {
    name: 'markup stays text',
    field: {
      alias: 'about-markup',
      type: 'static',
      title: '<b>Uwaga</b>',
      hint: '<img src=x onerror=alert(1)>',
    },
    value: undefined,
  },
];

export const entries: readonly FieldEntry[] = [];
