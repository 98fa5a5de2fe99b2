import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { GalleryPicture, PhotoGalleryProps } from './props.ts';

const picture = (name: string, alt: string, caption?: string): GalleryPicture => ({
  image: { src: `/illustrations/${name}.svg`, alt, width: 480, height: 360 },
  ...(caption === undefined ? {} : { caption }),
});

const branch = picture(
  'branch',
  'Wejście do oddziału z markizą z kafelków',
  'Oddział w Warszawie od strony ulicy',
);
const six: GalleryPicture[] = [
  branch,
  picture('handshake', 'Dwie dłonie w uścisku', 'Rozmowa przy stoliku, bez okienka'),
  picture('headset', 'Słuchawki z mikrofonem', 'Stanowisko infolinii'),
  picture('signature', 'Długopis nad podpisem', 'Umowę można spokojnie przeczytać na miejscu'),
  picture('renovation', 'Wałek malarski i wiadro farby', 'Pracownia, w której powstają kafelki'),
  picture('map', 'Plan miasta z zaznaczonym punktem', 'Dojazd z dworca'),
];

export const examples: readonly WidgetExample<PhotoGalleryProps>[] = [
  {
    name: 'normal',
    title: 'Six pictures with captions',
    props: {
      title: 'Zajrzyj do naszego oddziału',
      lead: 'Zanim przyjedziesz, zobacz, jak tu jest.',
      pictures: six,
    },
  },
  {
    name: 'long',
    title: 'Twelve pictures, long captions',
    props: {
      title: 'Najdrobniejszoszczegółowodokumentacyjna galeria remontu kamienicy przy ulicy Ceramicznej',
      shape: 'square',
      pictures: [...six, ...six].map((one, index) => ({
        ...one,
        caption: `${one.caption}. Ujęcie ${index + 1} opowiada, co działo się tego dnia od samego rana, i robi to spokojnie, nawet jeśli potrzebuje na to kilku wierszy.`,
      })),
    },
  },
  {
    name: 'minimal',
    title: 'One picture, no words',
    props: { pictures: [picture('branch', 'Wejście do oddziału')] },
  },
  {
    name: 'portrait',
    title: 'Four upright pictures',
    props: {
      title: 'Cztery kąty',
      shape: 'portrait',
      pictures: [...six.slice(0, 3), { image: { ...samplePhotograph, alt: 'Kafelki w wieczornym słońcu' } }],
    },
  },
  {
    name: 'empty',
    title: 'No picture: nothing is shown',
    props: { title: 'Zajrzyj do oddziału', pictures: [] },
  },
  {
    name: 'broken',
    title: 'A missing file between good ones',
    props: {
      title: 'Zdjęcia z otwarcia',
      pictures: [
        branch,
        {
          image: {
            src: '/media/there-is-no-such-file.webp',
            alt: 'Przecięcie wstęgi przed wejściem',
            width: 800,
            height: 600,
          },
          caption: 'Ten plik zniknął; opis zostaje',
        },
        picture('handshake', 'Dwie dłonie w uścisku'),
      ],
    },
  },
];
