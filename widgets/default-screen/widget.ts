import { defineWidget } from '#registry/define-widget.ts';
import { DefaultScreen } from './default-screen.tsx';
import { props } from './props.ts';

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
    pl: {
      'default-screen.title': 'Ta część serwisu powstaje',
      'default-screen.text':
        'Przygotowujemy tę część serwisu i jeszcze nie możesz z niej skorzystać. Sprawę, z którą tu trafiasz, załatwisz z naszym doradcą.',
      'default-screen.call': 'Zadzwoń do nas:',
      'default-screen.home': 'Strona główna',
      'default-screen.contacts': 'Kontakt i oddziały',
    },
    en: {
      'default-screen.title': 'This part of the service is being built',
      'default-screen.text':
        'We are preparing this part of the service and you cannot use it yet. Our advisers will help you with what brought you here.',
      'default-screen.call': 'Call us:',
      'default-screen.home': 'Home page',
      'default-screen.contacts': 'Contact and branches',
    },
    ru: {
      'default-screen.title': 'Этот раздел ещё создаётся',
      'default-screen.text':
        'Мы готовим этот раздел, и пока им нельзя воспользоваться. С вашим вопросом поможет консультант.',
      'default-screen.call': 'Позвоните нам:',
      'default-screen.home': 'Главная страница',
      'default-screen.contacts': 'Контакты и отделения',
    },
    uk: {
      'default-screen.title': 'Цей розділ ще створюється',
      'default-screen.text':
        'Ми готуємо цей розділ, і поки ним не можна скористатися. З вашим питанням допоможе консультант.',
      'default-screen.call': 'Зателефонуйте нам:',
      'default-screen.home': 'Головна сторінка',
      'default-screen.contacts': 'Контакти та відділення',
    },
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
