import type { WidgetExample } from '#registry/widget.ts';
import type { LeadFormProps } from './props.ts';

const privacy = { label: 'Jak chronimy Twoje dane', href: '/polityka-prywatnosci' };

/** What the form is in each of its uses. */
export const examples: WidgetExample<LeadFormProps>[] = [
  {
    name: 'normal',
    title: 'Newsletter',
    props: {
      variant: 'newsletter',
      title: 'Raz w miesiącu, bez reklam',
      lead: 'Piszemy o domowym budżecie, umowach i bezpieczeństwie w sieci. Wypiszesz się jednym kliknięciem.',
      consents: [
        {
          text: 'Chcę dostawać newsletter Mozaiki na podany adres e-mail. Mogę wycofać zgodę w każdej chwili.',
          required: true,
        },
      ],
      privacy,
    },
  },
  {
    name: 'contact',
    title: 'Contact, e-mail or telephone',
    props: {
      variant: 'contact',
      title: 'Zostaw kontakt, odezwiemy się',
      lead: 'Wybierz, jak wolisz rozmawiać. Odpowiadamy w dni robocze.',
      consents: [
        { text: 'Zgadzam się na kontakt w sprawie, z którą się zgłaszam.', required: true },
        { text: 'Chcę też dostawać informacje o ofercie.', required: false },
      ],
      privacy,
      contactPhone: '22 000 01 23',
      contactEmail: 'kontakt@mozaika.example',
    },
  },
  {
    name: 'callback',
    title: 'Callback',
    props: {
      variant: 'callback',
      title: 'Zamów rozmowę z doradcą',
      lead: 'Zadzwonimy w dni robocze między 8.00 a 20.00. Rozmowa do niczego nie zobowiązuje.',
      consents: [{ text: 'Zgadzam się na rozmowę telefoniczną w sprawie pożyczki.', required: true }],
      privacy,
      contactPhone: '22 000 01 23',
    },
  },
  {
    name: 'long',
    title: 'Everything required, long texts',
    props: {
      variant: 'contact',
      title: 'Restrukturyzacja zobowiązań: najdziewięćdziesięciokilkuletniejszemukonstantynopolitańczykowi',
      lead: 'Opowiedz nam, co się zmieniło. Doradczyni albo doradca przygotuje nowy harmonogram, pokaże wszystkie koszty i odpowie na pytania, zanim cokolwiek podpiszesz.',
      name: 'required',
      email: 'required',
      phone: 'required',
      consents: [
        {
          text: 'Zgadzam się na przetwarzanie moich danych osobowych przez Mozaika Finanse sp. z o.o. z siedzibą w Warszawie w celu przygotowania propozycji zmiany harmonogramu spłat oraz kontaktu ze mną w tej sprawie pocztą elektroniczną i telefonicznie. Wiem, że mogę wycofać zgodę w każdej chwili, a wycofanie nie wpływa na zgodność z prawem tego, co zrobiono wcześniej.',
          required: true,
        },
        {
          text: 'Zgadzam się na otrzymywanie informacji handlowych pocztą elektroniczną.',
          required: false,
        },
        {
          text: 'Zgadzam się na otrzymywanie informacji handlowych przez telefon, także przez SMS.',
          required: false,
        },
      ],
      privacy: {
        label: 'Kto jest administratorem danych, jak długo je przechowujemy i jakie masz prawa',
        href: '/polityka-prywatnosci',
      },
      button: 'Poproś o nowy harmonogram',
      contactPhone: '22 000 01 23',
      contactEmail: 'restrukturyzacja-zobowiazan-konsumenckich@mozaika.example',
    },
  },
  {
    name: 'minimal',
    title: 'The form alone',
    props: { variant: 'newsletter', consents: [{ text: 'Chcę dostawać newsletter.', required: true }] },
  },
  {
    name: 'broken',
    title: 'Every field hidden by mistake: it asks for an e-mail address',
    props: {
      variant: 'callback',
      title: 'Zostaw kontakt',
      name: 'hidden',
      phone: 'hidden',
      consents: [{ text: 'Zgadzam się na kontakt.', required: false }],
    },
  },
];
