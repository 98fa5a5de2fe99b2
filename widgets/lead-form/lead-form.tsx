import { CircleCheck, LoaderCircle } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { ConsentTicks } from './consent-ticks.tsx';
import { fieldsOf } from './form-fields.ts';
import { LeadErrors } from './lead-errors.tsx';
import { LeadInputs } from './lead-inputs.tsx';
import { LeadWords } from './lead-words.tsx';
import type { LeadFormProps } from './props.ts';
import { useLeadForm } from './use-lead-form.ts';
import { type FieldName, neededConsents } from './validate-lead.ts';

/** Tiles at the foot of the words. */
const ornament = ['wd........', 'kyed......', 'rdldoyqdwd'];

/** Words beside the form, with room for the ornament under them. */
const wide = '@4xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] @4xl:gap-14 @4xl:p-12';

/** A form with which a visitor leaves an address or a number. Without scripts it says how else to reach us. */
export function LeadForm({ props, block }: ViewProps<LeadFormProps>) {
  const { t, href, locale, path, title: pageTitle } = usePage();
  const { variant, privacy } = props;
  const consents = neededConsents(props.consents);
  const deep = variant === 'newsletter';
  const title = props.title || (block.first ? pageTitle : undefined);
  const headingId = `${block.id}-heading`;
  const idOf = (field: FieldName) => `${block.id}-${field}`;
  const fields = fieldsOf(props);
  const topic = props.topic || variant;
  const { state, alive, form, done, edit, submit } = useLeadForm({
    fields,
    consents,
    topic,
    page: path.slice(0, 500),
    locale,
    idOf,
  });
  const hasWords = Boolean(title || props.lead || props.contactPhone || props.contactEmail);
  const sending = state.phase === 'sending';
  const button = props.button || t(`lead-form.submit-${variant}`);
  const Below = title && !block.first ? 'h3' : 'h2';
  return (
    <section className="band" {...(title ? { 'aria-labelledby': headingId } : { 'aria-label': button })}>
      <div className="wrap @container">
        <div
          className={
            hasWords
              ? `relative grid gap-8 overflow-hidden rounded-card p-5 @xl:p-8 ${wide} ${deep ? 'bg-deep text-on-deep' : 'bg-brand-soft'}`
              : 'max-w-xl'
          }
        >
          {hasWords && (
            <>
              <Mosaic
                rows={ornament}
                ground={deep ? 'deep' : 'light'}
                className="absolute bottom-0 left-0 hidden h-30 w-auto @4xl:block"
              />
              <LeadWords props={props} title={title} headingId={headingId} block={block} deep={deep} />
            </>
          )}
          <div className="card relative min-w-0 p-5 text-ink @xl:p-8">
            <div role="status">
              {state.phase === 'done' && (
                <div className="grid justify-items-start gap-4 py-4">
                  <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
                    <CircleCheck aria-hidden="true" className="size-7" />
                  </span>
                  <Below ref={done} tabIndex={-1} className="text-2xl break-words">
                    {props.successTitle || t(`lead-form.done-${variant}`)}
                  </Below>
                  <p className="text-ink-soft">{props.successText || t(`lead-form.done-${variant}-text`)}</p>
                </div>
              )}
            </div>
            <noscript>
              <p className="font-semibold">{t('lead-form.noscript')}</p>
            </noscript>
            {state.phase !== 'done' && (
              <form
                ref={form}
                method="post"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  submit();
                }}
                className="grid gap-5 noscript:hidden"
              >
                {/* What Enter presses. Off until the script is here: the browser must not send the form by itself. */}
                <button type="submit" hidden disabled={!alive} />
                <LeadInputs fields={fields} fieldErrors={state.fieldErrors} idOf={idOf} edit={edit} />
                <ConsentTicks consents={consents} fieldErrors={state.fieldErrors} idOf={idOf} edit={edit} />
                <div>
                  <LeadErrors state={state} />
                  <button
                    type="button"
                    onClick={submit}
                    aria-disabled={sending}
                    className="btn btn-primary w-full"
                  >
                    {sending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
                    {sending ? t('lead-form.sending') : button}
                  </button>
                </div>
                {privacy && (
                  <p className="text-sm">
                    <a className="text-link" href={href(privacy.href)}>
                      {privacy.label}
                    </a>
                  </p>
                )}
              </form>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export default LeadForm;
