import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { tabSlots } from './tab-slots.ts';
import { Tabs } from './tabs.tsx';

const text = (id: string, html: string) => [{ id, type: 'rich-text', props: { html } }];

export const widget = defineWidget({
  type: 'tabs',
  version: 1,
  title: 'Tabs',
  description: 'Two to six panels that take turns; each holds blocks.',
  category: 'layout',
  guidance: {
    use: 'Two to six views of one matter, of which a visitor needs one, e.g. by who asks.',
    avoid: 'For steps, or where people compare: only one panel is open at a time.',
  },
  props,
  slots: {
    tab1: { title: 'Tab 1' },
    tab2: { title: 'Tab 2' },
    tab3: { title: 'Tab 3' },
    tab4: { title: 'Tab 4' },
    tab5: { title: 'Tab 5' },
    tab6: { title: 'Tab 6' },
  },
  hydrate: 'interaction',
  view: Tabs,
  examples: [
    {
      name: 'normal',
      title: 'Three tabs',
      props: { title: 'Zanim złożysz wniosek', labels: ['Kto może', 'Co przygotować', 'Kiedy odmówimy'] },
      slots: {
        tab1: text('who', '<p>Osoba pełnoletnia ze stałym dochodem.</p>'),
        tab2: text('what', '<p>Dowód osobisty i numer konta.</p>'),
        tab3: text('refusal', '<p>Gdy rata byłaby zbyt dużym obciążeniem.</p>'),
      },
    },
    {
      name: 'long',
      title: 'Six long labels',
      props: { labels: tabSlots.map((_slot, index) => `Zakładka z dość długą nazwą numer ${index + 1}`) },
      slots: Object.fromEntries(tabSlots.map((slot) => [slot, text(slot, `<p>Treść zakładki ${slot}.</p>`)])),
    },
    { name: 'empty', title: 'Two empty tabs', props: { labels: ['Pierwsza', 'Druga'] } },
    {
      name: 'broken',
      title: 'A word without a break, a panel without blocks',
      props: {
        title: 'W jakiej sprawie?',
        labels: ['Pięćdziesięciogroszówkowoprzeliczeniowy', 'Reklamacja'],
      },
      slots: { tab2: text('complaint', '<p>Odpowiadamy najpóźniej w 30 dni.</p>') },
    },
  ],
});
