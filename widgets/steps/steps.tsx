import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import type { StepsProps } from './props.ts';
import { stepColumns } from './step-columns.ts';

/** Columns of a wide place, as classes that Tailwind can find. */
const grids = new Map([
  [1, ''],
  [2, '@4xl:grid-cols-2'],
  [3, '@4xl:grid-cols-3'],
  [4, '@4xl:grid-cols-4'],
]);

/** Numbers stand on tiles whose round corner turns from step to step. */
const tiles = ['rounded-tl-[2rem]', 'rounded-tr-[2rem]', 'rounded-br-[2rem]', 'rounded-bl-[2rem]'] as const;

/** What happens, in order; a line leads from step to step. */
export function Steps({ props, block }: ViewProps<StepsProps>) {
  const { href } = usePage();
  const StepHeading = itemHeading(block, props.title);
  const columns = stepColumns(props.items.length);
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      <div className="@container">
        <ol className={`grid gap-y-8 @4xl:gap-x-8 @4xl:gap-y-12 ${grids.get(columns) ?? ''}`}>
          {[...props.items.entries()].map(([index, item]) => (
            <li key={index} className="relative flex gap-5 @4xl:block">
              <span
                aria-hidden="true"
                className={`grid size-14 shrink-0 place-items-center rounded-control bg-brand text-xl font-bold text-on-brand ${tiles[index % tiles.length] ?? ''}`}
              >
                {index + 1}
              </span>
              {index < props.items.length - 1 && (
                <span
                  aria-hidden="true"
                  className={`step-line ${(index + 1) % columns === 0 ? 'step-line-end' : ''}`}
                />
              )}
              <div className="min-w-0 pt-2.5 @4xl:pt-6 @4xl:pr-2">
                <StepHeading className="text-heading hyphens-auto">{item.title}</StepHeading>
                <p className="mt-2 leading-relaxed text-ink-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
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
