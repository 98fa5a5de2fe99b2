import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { VideoProps } from './props.ts';

const sources: VideoProps['sources'] = [
  { src: '/media/mosaic-story.webm', type: 'video/webm' },
  { src: '/media/mosaic-story.mp4', type: 'video/mp4' },
];
const tracks: VideoProps['tracks'] = [
  { src: '/media/mosaic-story.pl.vtt', language: 'pl', label: 'polski' },
  { src: '/media/mosaic-story.en.vtt', language: 'en', label: 'English' },
  { src: '/media/mosaic-story.ru.vtt', language: 'ru', label: 'русский' },
  { src: '/media/mosaic-story.uk.vtt', language: 'uk', label: 'українська' },
];
const poster: VideoProps['poster'] = { src: '/media/mosaic-story.webp', alt: '', width: 640, height: 360 };
const transcript =
  '<p>Film trwa dziesięć sekund i nie ma dźwięku.</p><p>Na jasnym tle czeka pusta siatka. Kafelek po kafelku powstają trawa, drzewo, ściany domu, dach i słońce. Pod obrazkiem wypełnia się dwanaście kropek, po jednej na każdy miesiąc. Ostatnia jest koralowa. Na końcu w oknach zapala się światło.</p>';

export const examples: readonly WidgetExample<VideoProps>[] = [
  {
    name: 'normal',
    title: 'With captions and a transcript',
    props: {
      title: 'Rok w dwunastu ratach',
      lead: 'Duży wydatek łatwiej zaplanować kawałek po kawałku.',
      name: 'Jak z kafelków powstaje dom',
      sources,
      poster,
      tracks,
      seconds: 10,
      caption: 'Każda kropka to jedna rata, każda rata to kilka kafelków.',
      transcript,
    },
  },
  {
    name: 'beside',
    title: 'With words beside it',
    props: {
      title: 'Najpierw plan, potem remont',
      name: 'Jak z kafelków powstaje dom',
      sources,
      poster,
      tracks,
    },
    slots: {
      aside: [
        {
          id: 'beside-words',
          type: 'rich-text',
          props: {
            html: '<p>Dwanaście miesięcy to dwanaście rat. Terminy i kwoty znasz od dnia podpisania umowy.</p><ul><li>Harmonogram jest częścią umowy.</li><li>Spłacisz wcześniej bez opłaty.</li></ul>',
          },
        },
      ],
    },
  },
  {
    name: 'outside',
    title: 'On another site: a link, nothing is loaded from there',
    props: {
      title: 'Bezpieczeństwo w sieci',
      name: 'Jak rozpoznać fałszywą wiadomość od banku',
      outside: { href: 'https://filmy.example/falszywa-wiadomosc', provider: 'Filmy Edukacyjne' },
      poster: samplePhotograph,
      seconds: 245,
    },
  },
  {
    name: 'long',
    title: 'Long words and texts',
    props: {
      title: 'Konstantynopolitańczykiewiczówna opowiada o najdrobniejszych szczegółach harmonogramu spłaty',
      lead: 'Wprowadzenie, które nie mieści się w jednym wierszu i spokojnie tłumaczy, czego można się z filmu dowiedzieć, zanim ktokolwiek go włączy.',
      name: 'Najdrobniejsze szczegóły harmonogramu spłaty, opowiedziane od początku do końca',
      sources,
      poster,
      tracks,
      seconds: 4_215,
      caption:
        'Podpis, który opowiada całe tło powstania filmu: kto go nagrał, kiedy, gdzie i dlaczego właśnie w ten sposób, z podziękowaniami dla wszystkich osób, które pomogły.',
      transcript: transcript.repeat(4),
    },
  },
  { name: 'minimal', title: 'The video alone', props: { name: 'Jak z kafelków powstaje dom', sources } },
  {
    name: 'broken',
    title: 'Neither file nor link; the words remain',
    props: { title: 'Rok w dwunastu ratach', name: 'Jak z kafelków powstaje dom', transcript },
  },
];
