import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PricingProps } from './props.ts';

/** Number of plans -> columns of a wide place. A lone plan keeps the measure of a card. */
const columns = new Map([
  [1, 'max-w-md'],
  [2, 'max-w-4xl @2xl:grid-cols-2'],
  [3, '@4xl:grid-cols-3'],
  [4, '@2xl:grid-cols-2 @6xl:grid-cols-4'],
]);

/** Plans side by side, the same lines of each at the same height. Without plans: nothing, not even the legal text. */
export function Pricing({ props, slots, block }: ViewProps<PricingProps, 'legal'>) {
  if (props.plans.length === 0) return null;
  const highlighted = props.plans.findIndex((plan) => plan.highlighted);
  const heading = itemHeading(block, props.title);
  const has = {
    actions: props.plans.some((plan) => plan.action),
    features: props.plans.some((plan) => plan.features.length > 0),
  };
  return (
    <section className="band" aria-label={props.title}>
      <div className="wrap">
        <SectionHead block={block} title={props.title} lead={props.lead} />
        <div className="@container">
          <ul className={`grid gap-x-5 gap-y-8 ${columns.get(props.plans.length) ?? ''}`}>
            {[...props.plans.entries()].map(([position, plan]) => (
              <PlanCard
                key={position}
                plan={plan}
                currency={props.currency}
                heading={heading}
                has={has}
                mark={position === highlighted ? { word: props.highlightWord } : undefined}
              />
            ))}
          </ul>
        </div>
        {props.note && <p className="mt-6 max-w-[90ch] text-sm text-ink-soft">{props.note}</p>}
      </div>
      {slots.legal && <div className="mt-2 [&_.band]:pt-4 [&_.band]:pb-0">{slots.legal}</div>}
    </section>
  );
}

export default Pricing;
