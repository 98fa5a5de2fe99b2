import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { StepsProps } from './props.ts';

/** Number of steps -> columns of a wide window, where three would leave one step alone in its row. */
const columns = new Map([
  [1, ''],
  [2, 'desktop:grid-cols-2'],
  [4, 'desktop:grid-cols-4'],
  [7, 'desktop:grid-cols-4'],
  [8, 'desktop:grid-cols-4'],
]);

/** What happens, in order. */
export function Steps({ props, block }: ViewProps<StepsProps>) {
  const { href } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  const StepHeading = props.title && !block.first ? 'h3' : 'h2';
  return (
    <section className="wrap band" aria-label={props.title}>
      {props.title && <Heading className="max-w-3xl text-title">{props.title}</Heading>}
      {props.lead && <p className="mt-3 max-w-prose text-lead text-ink-soft">{props.lead}</p>}
      <ol
        className={`mt-8 grid gap-8 desktop:mt-10 ${columns.get(props.items.length) ?? 'desktop:grid-cols-3'}`}
      >
        {[...props.items.entries()].map(([index, item]) => (
          <li key={index} className="relative flex gap-5 desktop:block">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-control bg-brand text-xl font-bold text-on-brand"
            >
              {index + 1}
            </span>
            {index < props.items.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-14 bottom-[-1.5rem] left-6 w-px bg-line desktop:top-6 desktop:right-[-1.25rem] desktop:bottom-auto desktop:left-16 desktop:h-px desktop:w-auto"
              />
            )}
            <div>
              <StepHeading className="text-xl desktop:mt-5">{item.title}</StepHeading>
              <p className="mt-2 leading-relaxed text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {props.action && (
        <p className="mt-10">
          <a className="btn btn-primary" href={href(props.action.href)}>
            {props.action.label}
          </a>
        </p>
      )}
    </section>
  );
}

export default Steps;
