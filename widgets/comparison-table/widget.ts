import { defineWidget } from '#registry/define-widget.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

const yes = { answer: 'yes' } as const;
const no = { answer: 'no' } as const;
const words = (text: string) => ({ answer: 'text', text }) as const;
const partly = (text: string) => ({ answer: 'partly', text }) as const;

export const widget = defineWidget({
  type: 'comparison-table',
  version: 1,
  title: 'Comparison table',
  description: 'Two to four options compared feature by feature, one of them marked as ours.',
  category: 'content',
  guidance: {
    use: 'When a visitor chooses between a few options and the differences fit into short answers.',
    avoid: 'For plain data without options (use Table) and for plans to buy (use Pricing).',
  },
  props,
  hydrate: 'never',
  view: ComparisonTable,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'Ours and two other ways',
      props: {
        title: 'Pożyczka, limit w koncie czy karta?',
        lead: 'Każdy sposób ma swoje miejsce. Zobacz, czym się różnią.',
        caption: 'Trzy sposoby na większy wydatek',
        columns: [
          { title: 'Pożyczka ratalna', note: 'w Mozaice', marked: true },
          { title: 'Limit w koncie', note: 'w banku' },
          { title: 'Karta kredytowa', note: 'w banku' },
        ],
        rows: [
          { label: 'Stała rata', cells: [yes, no, no] },
          { label: 'Znany dzień końca spłaty', cells: [yes, no, no] },
          {
            label: 'Wcześniejsza spłata bez opłaty',
            hint: 'Całość albo część',
            cells: [yes, yes, partly('zależy od umowy')],
          },
          { label: 'Pieniądze do ponownego użycia', cells: [no, yes, yes] },
          {
            label: 'Czas na odstąpienie od umowy',
            cells: [words('14 dni'), words('14 dni'), words('14 dni')],
          },
        ],
        note: 'Porównanie ma charakter ogólny. Warunki w bankach mogą się różnić; sprawdź umowę, zanim wybierzesz.',
      },
    },
    {
      name: 'long',
      title: 'Four options, many features, long words',
      props: {
        title: 'Porównanie sposobów finansowania przeprowadzki do niskoenergetycznego mieszkania',
        caption: 'Cztery sposoby, z uwzględnieniem zabezpieczeń i wymaganych zaświadczeń',
        markedWord: 'Najczęściej wybierane',
        columns: [
          { title: 'Pożyczka bezgotówkowa', marked: true, note: 'z przelewem do sprzedawcy' },
          { title: 'Pożyczka konsolidacyjna' },
          { title: 'Finansowanie ratalne u sprzedawcy' },
          { title: 'Oszczędności' },
        ],
        rows: [
          'Zaświadczenie o zatrudnieniu',
          'Współodpowiedzialność współmałżonka',
          'Niewykorzystane środki do zwrotu',
          'Odroczenie pierwszej raty',
          'Ubezpieczenie nieobowiązkowe',
          'Przedterminowa spłata',
          'Potwierdzenie w aplikacji',
          'Umowa w trwałej postaci elektronicznej',
        ].map((label, index) => ({
          label,
          ...(index % 3 === 0 ? { hint: 'Szczegółowe zasady opisuje tabela opłat i prowizji.' } : {}),
          cells: [
            yes,
            partly('po dodatkowym uzgodnieniu z doradcą w oddziale'),
            index % 2 ? no : words('najpóźniej w siódmym dniu roboczym'),
            no,
          ],
        })),
        note: 'Stan na 21 listopada 2026 r.',
      },
    },
    {
      name: 'minimal',
      title: 'Two options, one feature',
      props: {
        caption: 'Rozmowa czy czat?',
        columns: [{ title: 'Telefon' }, { title: 'Czat' }],
        rows: [{ label: 'Zapis rozmowy dla Ciebie', cells: [no, yes] }],
      },
    },
    {
      name: 'empty',
      title: 'No features: the block is gone',
      props: { caption: 'Porównanie', columns: [{ title: 'A' }, { title: 'B' }], rows: [] },
    },
    {
      name: 'broken',
      title: 'Answers missing, one too many',
      props: {
        caption: 'Niepełne porównanie',
        columns: [{ title: 'Pierwsza', marked: true }, { title: 'Druga' }],
        rows: [
          { label: 'Bez odpowiedzi', cells: [] },
          { label: 'Tylko jedna', cells: [yes] },
          { label: 'Pusty tekst', cells: [words(''), yes, no] },
        ],
      },
    },
  ],
});
