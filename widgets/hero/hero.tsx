import { Check } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { HeroProps } from './props.ts';

const tones = {
  paper: {
    band: '',
    eyebrow: 'text-brand',
    soft: 'text-ink-soft',
    check: 'bg-brand-soft text-brand',
    primary: 'btn-primary',
    secondary: 'btn-secondary',
  },
  brand: {
    band: 'on-deep bg-deep text-on-deep',
    eyebrow: 'text-on-deep-soft',
    soft: 'text-on-deep-soft',
    check: 'bg-deep-line text-on-deep',
    primary: 'btn-inverse',
    secondary: 'btn-outline-inverse',
  },
  sun: {
    band: 'bg-accent-soft',
    eyebrow: 'text-accent-ink',
    soft: 'text-ink-soft',
    check: 'bg-surface text-brand',
    primary: 'btn-primary',
    secondary: 'btn-secondary',
  },
} as const;

/** Opens a page. With a tool in the slot the text steps back to make room for it. */
export function Hero({ props, slots, block }: ViewProps<HeroProps, 'aside'>) {
  const { href } = usePage();
  const tone = tones[props.tone];
  const Heading = block.first ? 'h1' : 'h2';
  const beside = slots.aside || props.image;
  return (
    <div className={tone.band}>
      <div
        className={`wrap band grid grid-cols-1 gap-10 desktop:gap-16 ${slots.aside ? 'items-start' : 'items-center'} ${beside ? 'desktop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}`}
      >
        <div className={`min-w-0 max-w-2xl ${slots.aside ? 'desktop:pt-10' : ''}`}>
          {props.eyebrow && <p className={`mb-4 font-semibold ${tone.eyebrow}`}>{props.eyebrow}</p>}
          <Heading className="text-display hyphens-auto">{props.title}</Heading>
          {props.lead && <p className={`mt-5 text-lead ${tone.soft}`}>{props.lead}</p>}
          {props.points.length > 0 && (
            <ul className="mt-6 space-y-3">
              {[...props.points.entries()].map(([position, point]) => (
                <li key={position} className="flex items-start gap-3 text-lg">
                  <span
                    className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${tone.check}`}
                  >
                    <Check aria-hidden="true" className="size-4" />
                  </span>
                  {point}
                </li>
              ))}
            </ul>
          )}
          {(props.primary || props.secondary) && (
            <p className="mt-8 flex flex-wrap gap-3">
              {props.primary && (
                <a className={`btn ${tone.primary}`} href={href(props.primary.href)}>
                  {props.primary.label}
                </a>
              )}
              {props.secondary && (
                <a className={`btn ${tone.secondary}`} href={href(props.secondary.href)}>
                  {props.secondary.label}
                </a>
              )}
            </p>
          )}
          {props.note && <p className={`mt-6 max-w-prose text-sm ${tone.soft}`}>{props.note}</p>}
        </div>
        {slots.aside ? (
          <div className="min-w-0 [&_.band]:py-0 [&_.wrap]:px-0">{slots.aside}</div>
        ) : (
          props.image && (
            <img
              className="mx-auto w-full max-w-lg"
              src={props.image.src}
              alt={props.image.alt}
              width={props.image.width}
              height={props.image.height}
              {...(block.first
                ? { fetchPriority: 'high' as const }
                : { loading: 'lazy' as const, decoding: 'async' as const })}
            />
          )
        )}
      </div>
    </div>
  );
}

export default Hero;
