import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { LiveForm } from '#ui/forms/live-form.tsx';
import type { FormProps } from './props.ts';
import type { FormQueries } from './queries.ts';

/** Tiles at the foot of the words. */
const ornament = ['....w.', '.kyed.', 'rdldoy'];

/** A form of the content system: its words and the form itself. */
export function Form({ props, data, block }: ViewProps<FormProps, never, FormQueries>) {
  const { t } = usePage();
  const { form } = data;
  const Heading = block.first ? 'h1' : 'h2';
  if (!form)
    return (
      <section className="band" aria-labelledby={`${block.id}-heading`}>
        <div className="wrap">
          <div className="empty-state">
            <Heading id={`${block.id}-heading`} className="text-heading text-ink">
              {t('form.missing')}
            </Heading>
            <p className="mt-2">{t('form.missing-text')}</p>
          </div>
        </div>
      </section>
    );

  const { definition } = form;
  const title = props.title || definition.title;
  const lead = props.lead || definition.lead;
  const headingId = `${block.id}-heading`;
  const split = props.layout === 'split';
  const words = (
    <div className="relative min-w-0">
      <Heading id={headingId} className="text-title break-words hyphens-auto">
        {title}
      </Heading>
      {lead && <p className="mt-3 max-w-prose text-lead text-ink-soft">{lead}</p>}
      {split && <Mosaic rows={ornament} ground="light" className="mt-10 hidden h-24 w-auto @4xl:block" />}
    </div>
  );
  const live = <LiveForm form={form} id={block.id} heading={block.first ? 'h2' : 'h3'} />;
  return (
    <section className="band" aria-labelledby={headingId}>
      <div className="wrap @container">
        <div className={frames[props.layout]}>
          {words}
          {props.layout === 'plain' ? live : <div className="card min-w-0 p-5 @xl:p-8">{live}</div>}
        </div>
      </div>
    </section>
  );
}

const frames: Readonly<Record<FormProps['layout'], string>> = {
  card: 'mx-auto grid max-w-2xl gap-6',
  plain: 'grid max-w-2xl gap-6',
  split: 'grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] @4xl:gap-14',
};

export default Form;
