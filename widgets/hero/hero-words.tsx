import { Check } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import type { HeroTone } from './hero-tones.ts';
import type { HeroProps } from './props.ts';

interface HeroWordsProps {
  readonly props: HeroProps;
  readonly block: BlockInfo;
  readonly tone: HeroTone;
}

/** What the page is about and the one thing to do. */
export function HeroWords({ props, block, tone }: HeroWordsProps) {
  const { href } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <>
      {props.eyebrow && <p className={`mb-4 font-semibold ${tone.eyebrow}`}>{props.eyebrow}</p>}
      <Heading className="text-display hyphens-auto">{bindShortWords(props.title)}</Heading>
      {props.lead && <p className={`mt-5 text-lead ${tone.soft}`}>{bindShortWords(props.lead)}</p>}
      {props.points.length > 0 && (
        <ul className="mt-7 space-y-3">
          {[...props.points.entries()].map(([position, point]) => (
            <li key={position} className="flex items-start gap-3 text-lg">
              <span
                className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full rounded-tl-none ${tone.check}`}
              >
                <Check aria-hidden="true" className="size-4" />
              </span>
              <span className="min-w-0">{point}</span>
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
    </>
  );
}
