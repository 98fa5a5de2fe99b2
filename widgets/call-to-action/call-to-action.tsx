import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { CallToActionProps } from './props.ts';

interface Tone {
  readonly panel: string;
  readonly text: string;
  readonly action: string;
  readonly secondary: string;
}

const tones: Readonly<Record<CallToActionProps['tone'], Tone>> = {
  brand: {
    panel: 'on-deep bg-deep text-on-deep',
    text: 'text-on-deep-soft',
    action: 'btn btn-inverse',
    secondary: 'btn btn-outline-inverse',
  },
  soft: {
    panel: 'bg-brand-soft',
    text: 'text-ink-soft',
    action: 'btn btn-primary',
    secondary: 'btn btn-secondary hover:bg-surface',
  },
  accent: {
    panel: 'bg-accent-soft',
    text: 'text-ink-soft',
    action: 'btn btn-primary',
    secondary: 'btn btn-secondary hover:bg-surface',
  },
};

/** One invitation with one main thing to do. */
export function CallToAction({ props, block }: ViewProps<CallToActionProps>) {
  const { href } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  const tone = tones[props.tone];
  return (
    <section className="band">
      <div className="wrap @container">
        <div
          className={`flex flex-col gap-8 rounded-card px-6 py-10 @md:px-10 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:px-14 @3xl:py-16 ${tone.panel}`}
        >
          <div className="max-w-[44rem]">
            <Heading className="text-title">{props.title}</Heading>
            {props.text && <p className={`mt-3 text-lead ${tone.text}`}>{props.text}</p>}
          </div>
          <div className="flex flex-col gap-3 @md:flex-row @md:flex-wrap @3xl:shrink-0 @3xl:flex-col">
            <a className={tone.action} href={href(props.action.href)}>
              {props.action.label}
            </a>
            {props.secondary && (
              <a className={tone.secondary} href={href(props.secondary.href)}>
                {props.secondary.label}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export default CallToAction;
