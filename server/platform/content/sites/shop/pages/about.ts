import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';

export const about: PageDocument = {
  alias: 'about',
  title: 'O nas',
  description: 'Kim jesteśmy, jak oceniamy wnioski i czego nie robimy. Poznaj Mozaika Finanse.',
  image: '/share.png',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Układamy pożyczki z jasnych elementów',
      lead: 'Jedna stawka, jedna prowizja i umowa, którą da się przeczytać przy kawie. Działamy od 2014 roku, dziś w trzech oddziałach i przez internet.',
      image: picture('handshake'),
      tone: 'brand',
    }),
    block(
      'story',
      'columns',
      { layout: 'equal' },
      {
        first: [
          block('story-text', 'rich-text', {
            html: `
<h2>Skąd się wzięliśmy</h2>
<p>Zaczęliśmy od jednego biurka przy ulicy Kafelkowej i prostego spostrzeżenia: ludzie nie boją się rat. Boją się tego, czego nie widać.</p>
<p>Dlatego nasza umowa ma jedną tabelę kosztów. Prowizję rozkładamy na raty i pokazujemy obok odsetek. Kto spłaca wcześniej, płaci mniej.</p>
<p>Dziś pracuje u nas 140 osób. Co trzecia zaczynała w obsłudze klienta i wie, jakie pytania padają najczęściej.</p>
`.trim(),
          }),
        ],
        second: [block('story-picture', 'image', { image: picture('branch') })],
      },
    ),
    block('history', 'timeline', {
      title: 'Dwanaście lat po kolei',
      items: [
        {
          date: '2014',
          icon: 'home',
          title: 'Jedno biurko przy Kafelkowej',
          text: 'Pierwszą umowę podpisaliśmy w marcu. Miała cztery strony i jedną tabelę kosztów.',
        },
        {
          date: '2017',
          icon: 'globe',
          title: 'Wniosek przez internet',
          text: 'Ten sam formularz co w oddziale, zapisywany po każdym polu.',
        },
        {
          date: '2020',
          icon: 'phone',
          title: 'Zawieszenie spłaty na telefon',
          text: 'W trudnych miesiącach co dziewiąty klient odłożył raty. Nikt nie zapłacił za to ani złotówki.',
        },
        {
          date: '2023',
          icon: 'map-pin',
          title: 'Oddziały w Krakowie i Gdańsku',
          text: 'Bez progów i schodów, z pętlą indukcyjną przy stanowisku.',
        },
        {
          date: '2026',
          icon: 'card',
          title: 'Karta i sklep',
          text: 'Jedno konto do spłaty rat, płatności kartą i zakupów na raty.',
        },
      ],
    }),
    block('story-video', 'video', {
      title: 'Rata po racie',
      name: 'Jak z rat powstaje obrazek: dwanaście miesięcy w dziesięć sekund',
      sources: [
        { src: '/media/mosaic-story.webm', type: 'video/webm' },
        { src: '/media/mosaic-story.mp4', type: 'video/mp4' },
      ],
      poster: { src: '/media/mosaic-story.webp', alt: '', width: 640, height: 360 },
      tracks: [{ src: '/media/mosaic-story.pl.vtt', language: 'pl', label: 'Polski' }],
      seconds: 10,
      caption: 'Dwanaście rat, jeden obrazek. Widać, ile już jest i ile zostało.',
      transcript:
        '<p>Film nie ma dźwięku. Pusta siatka czeka na obrazek, pod nią dwanaście kropek: jedna na każdy miesiąc. Kafelek po kafelku powstają trawa, drzewo, ściany domu, dach i słońce, a z każdą ratą wypełnia się kolejna kropka. Ostatnia jest koralowa. Obrazek jest gotowy i w oknach zapala się światło.</p>',
    }),
    block('promises', 'feature-list', {
      title: 'Czego możesz się po nas spodziewać',
      items: [
        {
          icon: 'eye',
          title: 'Koszt przed wnioskiem',
          text: 'Ratę, prowizję i RRSO widzisz w kalkulatorze, zanim podasz jakiekolwiek dane.',
        },
        {
          icon: 'scale',
          title: 'Uczciwa ocena',
          text: 'Sprawdzamy, czy rata zmieści się w budżecie. Jeśli nie, odmawiamy i mówimy dlaczego.',
        },
        {
          icon: 'undo',
          title: '14 dni na zmianę zdania',
          text: 'Od umowy możesz odstąpić bez podawania przyczyny. Prowizji wtedy nie pobieramy.',
        },
        {
          icon: 'phone',
          title: 'Człowiek po drugiej stronie',
          text: 'Telefon odbiera konsultant, nie automat. Możesz też przyjść do oddziału.',
        },
      ],
    }),
    block('never', 'rich-text', {
      html: `
<h2>Czego nie robimy</h2>
<ul>
<li>Nie udzielamy pożyczek na spłatę innych pożyczek, których nie da się udźwignąć. Wskażemy za to bezpłatną pomoc.</li>
<li>Nie pobieramy opłat przed wypłatą ani za samo rozpatrzenie wniosku.</li>
<li>Nie sprzedajemy ubezpieczeń jako warunku umowy.</li>
<li>Nie dzwonimy z ofertą, jeśli nie wyrazisz na to zgody.</li>
</ul>
<p>Masz kłopot ze spłatą zobowiązań? Zadzwoń do nas albo do powiatowego rzecznika konsumentów. Im wcześniej, tym więcej da się zrobić.</p>
`.trim(),
    }),
    block('branches', 'custom-entity-list', { type: 'branch', title: 'Gdzie nas znajdziesz' }),
    block('company', 'view-block', { key: 'company-data' }),
  ],
};
