import type { WidgetExample } from '#registry/widget.ts';
import type { CookieConsentProps } from './props.ts';

/** A bar lies over the whole page, and a page has one: examples show the same question where it stands. */
export const examples: readonly WidgetExample<CookieConsentProps>[] = [
  {
    name: 'normal',
    title: 'On the page of the policy',
    props: {
      placement: 'inline',
      policy: { label: 'Polityka prywatności', href: '/polityka-prywatnosci' },
    },
  },
  {
    name: 'long',
    title: 'Long words and texts',
    props: {
      placement: 'inline',
      version: 2,
      title: 'Najdrobniejszoszczegółowe Konstantynopolitańczykowianeczkowskie pliki cookie',
      text: 'Opowiadamy spokojnie i do końca, co zapisujemy na Twoim urządzeniu, po co to robimy, jak długo to trwa i kto jeszcze może to odczytać, nawet jeśli potrzeba na to kilku zdań. I jeszcze jednego.',
      analyticsText:
        'Zapisują losowy numer na 13 miesięcy. Dzięki niemu wiemy, ile osób wraca, na której stronie wniosku najczęściej rezygnują i z jakich urządzeń korzystają. Numeru nie łączymy z wnioskiem.',
      marketingText:
        'Zapisują, z której reklamy lub porównywarki przychodzisz. Na tej podstawie rozliczamy się z partnerami i nie pokazujemy Ci ponownie tego, co już znasz.',
      policy: { label: 'Polityka prywatności i pełna lista plików cookie', href: '/polityka-prywatnosci' },
    },
  },
  {
    name: 'minimal',
    title: 'Analytics alone',
    props: { placement: 'inline', marketing: false },
  },
  {
    name: 'empty',
    title: 'Nothing to ask for: nothing is shown',
    props: { placement: 'inline', analytics: false, marketing: false },
  },
];
