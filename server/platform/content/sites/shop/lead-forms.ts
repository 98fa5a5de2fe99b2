import { block } from '../block.ts';
import { company } from './company.ts';

const privacy = { label: 'Jak chronimy dane', href: '/polityka-prywatnosci' };
const others = { contactPhone: company.phone, contactEmail: company.email };

/** Posts by e-mail; nothing else is sent to the address. */
export const newsletterForm = block('newsletter', 'lead-form', {
  variant: 'newsletter',
  title: 'Poradnik raz w miesiącu',
  lead: 'Jeden list z nowymi wpisami. Bez ofert pożyczek i bez udostępniania adresu.',
  consents: [
    {
      text: `Chcę dostawać poradnik e-mailem. Wiem, że zgodę mogę wycofać w każdym liście, a administratorem danych jest ${company.name}`,
      required: true,
    },
  ],
  privacy,
  ...others,
});

/** A call back within the hours of the hotline. */
export const callbackForm = block('callback', 'lead-form', {
  variant: 'callback',
  title: 'Oddzwonimy',
  lead: 'Zostaw numer. Oddzwaniamy w ciągu dwóch godzin, w godzinach pracy infolinii.',
  consents: [
    {
      text: `Zgadzam się na jeden telefon w sprawie, z którą się zgłaszam. Administratorem danych jest ${company.name}`,
      required: true,
    },
  ],
  privacy,
  ...others,
});
