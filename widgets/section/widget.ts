import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Section } from './section.tsx';

/** An id of its own for each example: the gallery shows them all on one page. */
const text = (id: string) => ({
  id,
  type: 'rich-text',
  props: { html: '<p>Liczymy tylko to, co naprawdę potrzebne.</p>' },
});

export const widget = defineWidget({
  type: 'section',
  version: 1,
  title: 'Section',
  description: 'A titled band that holds other blocks.',
  category: 'layout',
  guidance: {
    use: 'Puts blocks together under one heading, or on a tinted band.',
    avoid: 'Around a single block that has a heading of its own.',
  },
  props,
  slots: { content: { title: 'Content' } },
  hydrate: 'never',
  view: Section,
  examples: [
    {
      name: 'normal',
      title: 'With title',
      props: { title: 'Policz swoją ratę', lead: 'Wybierz kwotę i okres.' },
      slots: { content: [text('normal-text')] },
    },
    {
      name: 'sunken',
      title: 'Sunken',
      props: { title: 'Warto wiedzieć', tone: 'sunken' },
      slots: { content: [text('sunken-text')] },
    },
    {
      name: 'brand',
      title: 'Brand tone',
      props: { tone: 'brand', title: 'Nasza obietnica' },
      slots: { content: [text('brand-text')] },
    },
    { name: 'empty', title: 'Empty', props: {} },
    {
      name: 'long',
      title: 'Narrow, with a long heading',
      props: {
        title: 'Wszystko, o czym warto porozmawiać w domu, zanim podpiszesz umowę na kilka lat',
        lead: 'Spisz przychody i stałe wydatki, odłóż coś na nieprzewidziane sprawy i dopiero wtedy sprawdź, jaka rata się zmieści. Jeśli żadna, lepiej poczekać.',
        tone: 'sun',
        width: 'narrow',
      },
      slots: { content: [text('long-text')] },
    },
  ],
});
