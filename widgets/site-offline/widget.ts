import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { SiteOffline } from './site-offline.tsx';

const texts = (call: string, help: string) => ({
  'site-offline.call': call,
  'site-offline.help': help,
});

export const widget = defineWidget({
  type: 'site-offline',
  version: 1,
  title: 'Site offline',
  description: 'The site is offline (503), with the text of the host.',
  category: 'system',
  guidance: {
    use: 'Shown by the engine while the host says that the site is offline.',
    avoid: 'On a page of its own: no visitor would find it in time.',
  },
  props,
  hydrate: 'never',
  view: SiteOffline,
  texts: {
    pl: texts('Zadzwoń: {{phone}}', 'Z pilną sprawą zadzwoń. Infolinia działa niezależnie od serwisu.'),
    en: texts('Call us: {{phone}}', 'If it is urgent, call us. The helpline does not depend on the site.'),
    ru: texts('Позвонить: {{phone}}', 'Если дело срочное, позвоните. Телефонная линия не зависит от сайта.'),
    uk: texts(
      'Зателефонувати: {{phone}}',
      'Якщо справа термінова, зателефонуйте. Телефонна лінія не залежить від сайту.',
    ),
  },
  examples: [
    {
      name: 'normal',
      title: 'With the words of the host',
      props: {
        phone: '+48 22 000 01 23',
        text: 'Wymieniamy system bankowy. Wracamy w niedzielę o 6.00. Raty płatne dziś przyjmiemy bez odsetek.',
      },
    },
    {
      name: 'long',
      title: 'Many words, with line breaks',
      props: {
        phone: '+48 22 000 01 23',
        text: 'Od soboty, godz. 22.00, przenosimy serwis na nowe serwery.\n\nW tym czasie nie zalogujesz się i nie złożysz wniosku. Przelewy, które wyślesz z banku, zaksięgujemy z datą ich nadania, więc żadna rata nie będzie spóźniona z naszego powodu.\n\nJeśli zgubisz kartę, zadzwoń: zablokujemy ją o każdej porze.',
      },
    },
    { name: 'minimal', title: 'Without words and phone', props: {} },
  ],
});
