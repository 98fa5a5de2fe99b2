import { defineWidget } from '#registry/define-widget.ts';
import { Notice } from './notice.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';

const current = { current: true };

export const widget = defineWidget({
  type: 'notice',
  version: 1,
  title: 'Notice',
  description: 'Something to know now: a note, good news, a caution or a danger; can end on a day.',
  category: 'content',
  guidance: {
    use: 'For what a visitor must not miss here and now: a break in service, a new rule, a warning of fraud.',
    avoid: 'For advertising, and more than two on a page: what is always there is no longer read.',
  },
  props,
  hydrate: 'never',
  queries,
  view: Notice,
  texts: {
    pl: {
      'notice.info': 'Informacja',
      'notice.success': 'Dobra wiadomość',
      'notice.caution': 'Uwaga',
      'notice.danger': 'Ostrzeżenie',
    },
    en: {
      'notice.info': 'Information',
      'notice.success': 'Good news',
      'notice.caution': 'Please note',
      'notice.danger': 'Warning',
    },
    ru: {
      'notice.info': 'Информация',
      'notice.success': 'Хорошая новость',
      'notice.caution': 'Внимание',
      'notice.danger': 'Предупреждение',
    },
    uk: {
      'notice.info': 'Інформація',
      'notice.success': 'Добра новина',
      'notice.caution': 'Увага',
      'notice.danger': 'Попередження',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'A note with something to do',
      props: {
        title: 'W sobotę wieczorem serwis będzie niedostępny',
        html: '<p>Od 22.00 do 2.00 przenosimy dane na nowe serwery. Spłaty zlecone w tym czasie zaksięgujemy w niedzielę rano.</p>',
        action: { label: 'Zobacz stan serwisu', href: '/info' },
        until: '2026-12-24',
      },
      data: current,
    },
    {
      name: 'success',
      title: 'Good news',
      props: {
        tone: 'success',
        title: 'Infolinia działa już w niedziele',
        html: '<p>Dzwoń od 10.00 do 16.00.</p>',
      },
      data: current,
    },
    {
      name: 'caution',
      title: 'A caution without a title',
      props: {
        tone: 'caution',
        html: '<p>Pożyczanie kosztuje. Zanim podpiszesz umowę, sprawdź, <a href="/info">ile oddasz łącznie</a>.</p>',
      },
      data: current,
    },
    {
      name: 'long',
      title: 'A danger with a list and long words',
      props: {
        tone: 'danger',
        title:
          'Ktoś podszywa się pod pracowników naszej firmy: nieprawdopodobnie niebezpieczna korespondencja elektroniczna',
        html: '<p>Oszuści wysyłają wiadomości SMS z adresem <strong>https://mozaika-potwierdzenie-bezpieczenstwa.example/logowanie</strong> i proszą o hasło do banku.</p><ul><li>Nigdy nie pytamy o hasło do banku.</li><li>Nie prosimy o instalowanie aplikacji do zdalnej obsługi komputera.</li><li>Wątpliwą wiadomość prześlij na numer 8080 i skasuj.</li></ul><p>Jeśli podasz swoje dane, zadzwoń do banku od razu.</p>',
        action: { label: 'Jak rozpoznać oszustwo i co zrobić', href: '/info-static' },
      },
      data: current,
    },
    {
      name: 'minimal',
      title: 'Title only',
      props: { title: 'Oddział w Łodzi działa do 16.00' },
      data: current,
    },
    { name: 'empty', title: 'Nothing to say: the block is gone', props: { html: ' ' }, data: current },
    {
      name: 'broken',
      title: 'Its last day is over: the block is gone',
      props: { title: 'Promocja do wczoraj', until: '2020-01-01' },
      data: { current: false },
    },
  ],
});
