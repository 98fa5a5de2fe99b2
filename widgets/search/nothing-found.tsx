import { usePage } from '#engine/react/page-context.tsx';
import type { Action } from '#registry/fields.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { HelpLinks } from './help-links.tsx';

/** Tiles with a gap where one is missing: what was looked for is not here. */
const gap = ['qdotwt', 'et..hd', 'rykdoa'];

/** No finds: what was looked for, what may help, and where else to look. */
export function NothingFound({
  words,
  help,
  heading: Heading,
}: {
  words: string;
  help: readonly Action[];
  heading: 'h2' | 'h3';
}) {
  const { t } = usePage();
  return (
    <div className="mt-12 grid gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex flex-col gap-6 @xl:flex-row @xl:gap-10">
        <Mosaic rows={gap} className="h-auto w-28 flex-none self-start" />
        <div className="min-w-0">
          <div role="status">
            <Heading className="text-heading break-words">{t('search.nothing', { words })}</Heading>
          </div>
          <ul className="mt-4 grid list-disc gap-2 pl-5 leading-relaxed text-ink-soft marker:text-brand">
            <li>{t('search.advice-spelling')}</li>
            <li>{t('search.advice-fewer')}</li>
            <li>{t('search.advice-other')}</li>
          </ul>
        </div>
      </div>
      <HelpLinks links={help} heading={Heading} />
    </div>
  );
}
