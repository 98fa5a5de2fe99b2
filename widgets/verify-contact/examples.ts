import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { VerifyContactProps } from './props.ts';

const wanted = { contact: 'halina@example.com', codeCall: sampleRef(), verifyCall: sampleRef() };

export const examples: WidgetExample<VerifyContactProps>[] = [
  { name: 'normal', title: 'An e-mail address', props: {}, data: { wanted } },
  {
    name: 'long',
    title: 'A long address',
    props: {
      title: 'Potwierdź adres, na który wysyłamy umowy i przypomnienia',
      lead: 'Na potwierdzony adres wysyłamy umowę, harmonogram spłat i przypomnienia o ratach. Bez potwierdzenia nie możemy mieć pewności, że trafią do Ciebie.',
    },
    data: {
      wanted: {
        ...wanted,
        contact: 'najdziewiecdziesieciokilkuletniejszemu.konstantynopolitanczykowi@example.com',
      },
    },
  },
  {
    name: 'empty',
    title: 'Everything is confirmed',
    props: {},
    data: { wanted: { ...wanted, contact: null } },
  },
  {
    name: 'broken',
    title: 'A call that cannot be made',
    props: {},
    data: { wanted: { ...wanted, codeCall: '', verifyCall: '' } },
  },
];
