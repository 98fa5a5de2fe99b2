import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';

export const complaints: PageDocument = {
  alias: 'reklamacje',
  title: 'Reklamacje',
  description: 'Złóż reklamację w Mozaika Finanse. Odpowiadamy najpóźniej w 30 dni, zwykle w tydzień.',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Coś poszło nie tak?',
      lead: 'Napisz, co się stało. Każdą reklamację czyta człowiek i każdą wyjaśniamy do końca.',
    }),
    block('crumbs', 'breadcrumbs', { items: [{ title: 'Reklamacje', link: '/reklamacje' }] }),
    block('complaint', 'form', { form: 'complaint' }),
    block('steps', 'steps', {
      title: 'Co dzieje się potem',
      items: [
        { title: 'Potwierdzamy', text: 'Od razu po wysłaniu zobaczysz, że reklamacja do nas dotarła.' },
        { title: 'Sprawdzamy', text: 'Jeśli czegoś zabraknie, zadzwonimy. Nie zamykamy spraw bez pytania.' },
        {
          title: 'Odpowiadamy',
          text: 'Najpóźniej w 30 dni. W sprawach szczególnie skomplikowanych w 60, ale wtedy uprzedzimy i powiemy dlaczego.',
        },
      ],
    }),
    block('further', 'rich-text', {
      html: `
<h2>Nie zgadzasz się z odpowiedzią?</h2>
<p>Możesz odwołać się do nas jeszcze raz, poprosić o interwencję <a href="https://rf.gov.pl">Rzecznika Finansowego</a> albo zwrócić się do powiatowego rzecznika konsumentów. Pomoc rzecznika konsumentów jest bezpłatna.</p>
<p>Reklamację złożysz też telefonicznie, listem i w oddziale. Dane znajdziesz na stronie <a href="/contacts">Kontakt</a>, a zasady w <a href="/regulamin">regulaminie</a>, punkt 7.</p>
`.trim(),
    }),
    block('company', 'view-block', { key: 'company-data' }),
  ],
};
