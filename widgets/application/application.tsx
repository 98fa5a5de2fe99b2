import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { scrollIntoView } from '#engine/react/scroll-into-view.ts';
import { usePlace } from '#engine/react/use-place.ts';
import type { ViewProps } from '#registry/widget.ts';
import { LiveForm } from '#ui/forms/live-form.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { updateApplication } from '#ui/loan/update-application.ts';
import { useStatusGuard } from '#ui/loan/use-status-guard.ts';
import { useStatusMove } from '#ui/loan/use-status-move.ts';
import { readApplication } from '#widgets/application/read-application.ts';
import type { Autosave } from './autosave.ts';
import { CancelApplication } from './cancel-application.tsx';
import type { ApplicationProps } from './props.ts';
import type { ApplicationEntry, queries } from './queries.ts';
import { StepAutosave } from './step-autosave.tsx';
import { StepTrack } from './step-track.tsx';
import type { Wanted } from './wanted.ts';
import { WantedPanel } from './wanted-panel.tsx';

type Props = ViewProps<ApplicationProps, never, ReturnType<typeof queries>>;
type Answers = Readonly<Record<string, unknown>>;

/** The application, one step at a time. It is kept on the server while it is being filled in. */
export function ApplicationScreen({ props, data, block }: Props) {
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} stage="application" />;
  return <Steps props={props} entry={entry} block={block} />;
}

function Steps({
  props,
  entry,
  block,
}: Pick<Props, 'props' | 'block'> & { readonly entry: ApplicationEntry }) {
  const { t, locale } = usePage();
  const guard = useStatusGuard();
  const move = useStatusMove();
  const [application, setApplication] = useState(entry.application);
  const { steps, wanted } = application;
  const firstOpen = steps.findIndex(({ done }) => !done);
  const reachable = firstOpen < 0 ? steps.length : firstOpen + 1;
  const newest = application.step ?? steps[0]?.alias ?? '';
  const [place, open] = usePlace(newest);
  // The history may remember a step of an application that was.
  const at = steps.slice(0, reachable).some(({ alias }) => alias === place) ? place : newest;
  /** What was typed in each step since the page came. Not drawn, so not a state. */
  const typed = useRef<ReadonlyMap<string, Answers>>(new Map());
  const autosave = useRef<Autosave | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => setApplication(entry.application), [entry.application]);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    if (heading.current) scrollIntoView(heading.current, 'start');
  }, [at]);

  const index = steps.findIndex(({ alias }) => alias === at);
  const step = steps[index];
  const form = entry.forms[at] ?? null;
  const call = { call: entry.updateCall, locale };
  const before = steps[index - 1];

  const taken = (answer: unknown) => {
    const next = readApplication(answer);
    if (!next || next.status !== application.status) return void move(next?.status);
    typed.current = new Map([...typed.current].filter(([alias]) => alias !== at));
    setApplication(next);
    open(next.steps[index + 1]?.alias ?? next.step ?? at);
  };
  const saveWanted = async (chosen: Wanted) => {
    const answer = await guard(() => updateApplication(call, { step: 'loan', values: { ...chosen } }));
    setApplication((now) => readApplication(answer) ?? { ...now, wanted: chosen });
  };
  return (
    <LoanCard
      block={block}
      stage="application"
      title={props.title || t('application.title')}
      lead={props.lead || t('application.lead')}
      aside={wanted && <WantedPanel id={block.id} wanted={wanted} terms={entry.terms} save={saveWanted} />}
      foot={<CancelApplication call={entry.cancelCall} />}
    >
      <StepTrack steps={steps} at={at} reachable={reachable} open={open} />
      <div>
        <p className="text-sm font-semibold text-brand">
          {t('application.step-of', { step: index + 1, count: steps.length })}
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-28 text-heading break-words outline-none">
          {form?.definition.title ?? step?.title ?? t('application.no-steps')}
        </h2>
        {form?.definition.lead && <p className="mt-2 text-ink-soft">{form.definition.lead}</p>}
      </div>
      {form ? (
        <LiveForm
          key={at}
          id={`${block.id}-${at}`}
          form={form}
          heading="h3"
          button={t(index === steps.length - 1 ? 'application.send' : 'application.next')}
          values={{ ...application.values[at], ...typed.current.get(at) }}
          submit={async (values) => {
            await autosave.current?.settle();
            return guard(async () => {
              const body = { ...values };
              const { data } = await callPlatform(form.submit, {
                query: { language: locale },
                body,
                locale,
              });
              return data;
            });
          }}
          onDone={taken}
        >
          {before && (
            <button
              type="button"
              onClick={() => open(before.alias)}
              className="btn btn-secondary mt-3 w-full"
            >
              {t('application.back')}
            </button>
          )}
          <StepAutosave
            key={at}
            save={(values, leaving) =>
              guard(() =>
                updateApplication({ ...call, keepalive: leaving }, { step: at, values, draft: true }),
              )
            }
            onTyped={(values) => {
              typed.current = new Map(typed.current).set(at, values);
            }}
            onReady={(keeper) => {
              autosave.current = keeper;
            }}
          />
        </LiveForm>
      ) : (
        <p className="empty-state">{t('application.no-form')}</p>
      )}
    </LoanCard>
  );
}

export default ApplicationScreen;
