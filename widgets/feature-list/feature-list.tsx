import {
  Calculator,
  CircleCheck,
  Clock,
  Eye,
  FileText,
  Heart,
  Lock,
  type LucideIcon,
  Phone,
  Scale,
  ShieldCheck,
  Undo2,
  Wallet,
} from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { gridColumns } from './grid-columns.ts';
import type { FeatureIcon, FeatureListProps } from './props.ts';

const icons: Readonly<Record<FeatureIcon, LucideIcon>> = {
  eye: Eye,
  scale: Scale,
  undo: Undo2,
  clock: Clock,
  lock: Lock,
  phone: Phone,
  wallet: Wallet,
  shield: ShieldCheck,
  calculator: Calculator,
  document: FileText,
  heart: Heart,
  check: CircleCheck,
};

/** Short promises side by side, each with an icon. */
export function FeatureList({ props, block }: ViewProps<FeatureListProps>) {
  const { href } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  const ItemHeading = props.title && !block.first ? 'h3' : 'h2';
  return (
    <section className="wrap band" aria-label={props.title}>
      {props.title && <Heading className="max-w-3xl text-title">{props.title}</Heading>}
      {props.lead && <p className="mt-3 max-w-prose text-lead text-ink-soft">{props.lead}</p>}
      <ul
        className={`mt-8 grid gap-5 sm:grid-cols-2 desktop:mt-10 desktop:gap-6 ${gridColumns(props.columns === 'auto' ? props.items.length : Number(props.columns))}`}
      >
        {[...props.items.entries()].map(([position, item]) => {
          const Icon = icons[item.icon];
          return (
            <li key={position} className="card p-6">
              <span className="grid size-12 place-items-center rounded-control bg-brand-soft text-brand">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <ItemHeading className="mt-5 text-xl">
                {item.href ? (
                  <a className="text-link" href={href(item.href)}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </ItemHeading>
              <p className="mt-2 leading-relaxed text-ink-soft">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export default FeatureList;
