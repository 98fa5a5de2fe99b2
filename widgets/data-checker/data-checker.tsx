import { Pencil } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { updateApplication } from '#ui/loan/update-application.ts';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import { AnswerList } from '#widgets/data-checker/answer-list.tsx';
import type { DataCheckerProps } from './props.ts';
import type { DataCheckEntry, queries } from './queries.ts';

type Props = ViewProps<DataCheckerProps, never, ReturnType<typeof queries>>;

/** The summary of everything given: read it, correct it where it stands, confirm it (WCAG 3.3.4). */
export function DataChecker({ props, data, block }: Props) {
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} stage="decision" />;
  return <Summary props={props} entry={entry} block={block} />;
}

function Summary({
  props,
  entry,
  block,
}: Pick<Props, 'props' | 'block'> & { readonly entry: DataCheckEntry }) {
  const { t, locale } = usePage();
  const { busy, error, fieldErrors, send } = useLoanCall();
  const { application, definitions, updateCall } = entry;
  const values = new Map(Object.entries(application.values));
  const questions = new Map(Object.entries(definitions));
  const update = (body: Readonly<Record<string, unknown>>) =>
    void send(() => updateApplication({ call: updateCall, locale }, { step: 'data-check', values: body }));
  return (
    <LoanCard
      block={block}
      stage="decision"
      title={props.title || t('data-checker.title')}
      lead={props.lead || t('data-checker.lead')}
      aside={
        application.offer && (
          <LoanFigures id={block.id} loan={application.offer} title={t('data-checker.loan')} />
        )
      }
    >
      {application.steps.map(({ alias, title }) => {
        const definition = questions.get(alias);
        const headingId = `${block.id}-${alias}`;
        return (
          <section key={alias} aria-labelledby={headingId}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
              <h2 id={headingId} className="text-lg font-bold break-words">
                {title}
              </h2>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => update({ correct: alias })}
                className="text-link inline-flex min-h-11 items-center gap-2"
              >
                <Pencil aria-hidden="true" className="size-4" />
                {t('data-checker.correct')}
                <span className="sr-only">: {title}</span>
              </button>
            </div>
            {definition ? (
              <AnswerList definition={definition} values={values.get(alias) ?? {}} />
            ) : (
              <p className="text-ink-soft">{t('data-checker.kept')}</p>
            )}
          </section>
        );
      })}
      <p className="rounded-control bg-info-soft p-4 text-info">{t('data-checker.note')}</p>
      <ErrorPanel text={error || [...fieldErrors.values()].join(' ')} />
      <SendButton busy={busy} label={t('data-checker.confirm')} onPress={() => update({ confirmed: true })} />
    </LoanCard>
  );
}

export default DataChecker;
