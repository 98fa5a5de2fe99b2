import type { ViewBlock } from '#schemas/view-block.ts';
import { inLocale } from '../entry.ts';
import { company } from './company.ts';

const pl = inLocale('pl');

const blocks: ViewBlock[] = [
  {
    id: '415d56ab-80d8-4de9-abfe-7f7109eaa1f4',
    key: 'contact-box',
    content: `
<h2>Porozmawiaj z nami</h2>
<p>Odbieramy: ${company.hours}. Średnio czekasz mniej niż minutę.</p>
<p><a href="${company.phoneLink}"><strong>${company.phone}</strong></a> (koszt połączenia jak w Twojej taryfie)<br><a href="mailto:${company.email}">${company.email}</a></p>
`.trim(),
  },
  {
    id: 'c55f7fcc-6765-409e-803d-ce86273cd3c4',
    key: 'company-data',
    content: `<p>${company.name}, ${company.address}. Sąd Rejonowy dla m.st. Warszawy, KRS ${company.krs}, NIP ${company.nip}, kapitał zakładowy 5 000 000 zł. Instytucja pożyczkowa wpisana do rejestru Komisji Nadzoru Finansowego.</p>`,
  },
];

export const viewBlocks = blocks.map((block) => pl('view-block', block.key, block));
