import { defineWidget } from '#registry/define-widget.ts';
import { DefaultScreen } from './default-screen.tsx';
import { props } from './props.ts';

const texts = (title: string, text: string, call: string, home: string, contacts: string) => ({
  'default-screen.title': title,
  'default-screen.text': text,
  'default-screen.call': call,
  'default-screen.home': home,
  'default-screen.contacts': contacts,
});

export const widget = defineWidget({
  type: 'default-screen',
  version: 1,
  title: 'Default screen',
  description: 'Stands in for a fixed screen until its own widget lands.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on a fixed screen that has no widget yet.',
    avoid: 'As a block that an editor places: it says nothing new.',
  },
  props,
  hydrate: 'never',
  view: DefaultScreen,
  texts: {
    pl: texts(
      'Ta część serwisu powstaje',
      'Przygotowujemy tę część serwisu i jeszcze nie możesz z niej skorzystać. Sprawę, z którą tu trafiasz, załatwisz z naszym doradcą.',
      'Zadzwoń do nas:',
      'Strona główna',
      'Kontakt i oddziały',
    ),
    en: texts(
      'This part of the service is being built',
      'We are preparing this part of the service and you cannot use it yet. Our advisers will help you with what brought you here.',
      'Call us:',
      'Home page',
      'Contact and branches',
    ),
    ru: texts(
      'Этот раздел ещё создаётся',
      'Мы готовим этот раздел, и пока им нельзя воспользоваться. С вашим вопросом поможет консультант.',
      'Позвоните нам:',
      'Главная страница',
      'Контакты и отделения',
    ),
    uk: texts(
      'Цей розділ ще створюється',
      'Ми готуємо цей розділ, і поки ним не можна скористатися. З вашим питанням допоможе консультант.',
      'Зателефонуйте нам:',
      'Головна сторінка',
      'Контакти та відділення',
    ),
  },
  examples: [
    {
      name: 'normal',
      title: 'A screen with a title of its own',
      props: { screen: 'application', phone: '+48 22 000 01 23' },
    },
    { name: 'minimal', title: 'An unknown screen', props: { screen: 'unknown' } },
    {
      name: 'long',
      title: 'A long number',
      props: { screen: 'unknown', phone: '+48 22 000 01 23 wewn. 45' },
    },
  ],
});
