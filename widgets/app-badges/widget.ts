import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { AppBadges } from './app-badges.tsx';
import { props } from './props.ts';

const appStore = 'https://apps.apple.com/pl/app/id000000000';
const googlePlay = 'https://play.google.com/store/apps/details?id=example.mozaika';
const appGallery = 'https://appgallery.huawei.com/app/C000000000';
const picture = { src: '/illustrations/phone-steps.svg', alt: '', width: 480, height: 360 };

/** The words above a store's name: languages differ in the preposition and the case, not in the stores. */
const words = (getFrom: string) => ({
  'app-badges.app-store': getFrom,
  'app-badges.google-play': getFrom,
  'app-badges.app-gallery': getFrom,
});

export const widget = defineWidget({
  type: 'app-badges',
  version: 1,
  title: 'App badges',
  description: 'Buttons to the app in the App Store, Google Play and AppGallery.',
  category: 'tools',
  guidance: {
    use: 'Once on a page that is about the app, or on the start page.',
    avoid: 'Where the visitor is in the middle of something else: an application is never sent to a store.',
  },
  props,
  hydrate: 'never',
  view: AppBadges,
  texts: {
    pl: words('Pobierz z'),
    en: words('Get it on'),
    ru: words('Скачайте в'),
    uk: words('Завантажте з'),
  },
  examples: [
    {
      name: 'normal',
      title: 'Three stores and a picture',
      props: {
        title: 'Umowa i raty w jednym miejscu',
        text: 'W aplikacji sprawdzisz harmonogram, zapłacisz ratę i napiszesz do doradcy.',
        appStore,
        googlePlay,
        appGallery,
        picture,
        note: 'Wymaga systemu iOS 17 lub Android 11. Pobranie jest bezpłatne.',
      },
    },
    {
      name: 'long',
      title: 'Long words, without a picture',
      props: {
        title: 'Najwygodniejszy harmonogram przedterminowych spłat w najprostszej aplikacji',
        text: 'Potwierdzisz w niej odpowiedzialnie każdą dyspozycję, przeczytasz korespondencję i zablokujesz kartę, nawet wtedy, gdy nie masz pod ręką komputera ani numeru umowy.',
        appStore,
        googlePlay,
        appGallery,
        note: 'App Store jest znakiem towarowym Apple Inc. Google Play jest znakiem towarowym Google LLC. AppGallery jest znakiem towarowym Huawei Technologies Co., Ltd. Znaki wymieniono tylko po to, żeby wskazać sklep.',
      },
    },
    {
      name: 'minimal',
      title: 'One store, a photograph, no words',
      props: { googlePlay, picture: samplePhotograph },
    },
    { name: 'empty', title: 'No store yet: the block is gone', props: { title: 'Aplikacja' } },
    {
      name: 'broken',
      title: 'A picture that is missing',
      props: { title: 'Aplikacja', appStore, picture: { ...picture, src: '/illustrations/gone.svg' } },
    },
  ],
});
