import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { cornerRight } from '#ui/design/mosaic-patterns.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import type { CallToActionProps } from './props.ts';

interface Tone {
  readonly panel: string;
  readonly text: string;
  readonly action: string;
  readonly secondary: string;
  readonly ornament: 'light' | 'deep';
}

const tones: Readonly<Record<CallToActionProps['tone'], Tone>> = {
  brand: {
    panel: 'on-deep bg-deep text-on-deep',
    text: 'text-on-deep-soft',
    action: 'btn btn-inverse',
    secondary: 'btn btn-outline-inverse',
    ornament: 'deep',
  },
  soft: {
    panel: 'bg-brand-soft',
    text: 'text-ink-soft',
    action: 'btn btn-primary',
    secondary: 'btn btn-secondary hover:bg-surface',
    ornament: 'light',
  },
  accent: {
    panel: 'bg-accent-soft',
    text: 'text-ink-soft',
    action: 'btn btn-primary',
    secondary: 'btn btn-secondary hover:bg-surface',
    ornament: 'light',
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
          className={`relative isolate overflow-hidden rounded-card rounded-br-[5rem] px-6 py-10 @md:px-10 @3xl:px-14 @3xl:py-16 ${tone.panel}`}
        >
          <Mosaic
            rows={cornerRight}
            ground={tone.ornament}
            className="absolute right-0 bottom-0 -z-10 hidden w-auto max-w-none @4xl:block @4xl:h-full print:hidden"
          />
          <div className="@4xl:max-w-[62%]">
            <Heading className="text-title hyphens-auto">{bindShortWords(props.title)}</Heading>
            {props.text && <p className={`mt-3 text-lead ${tone.text}`}>{props.text}</p>}
            <div className="mt-8 flex flex-col gap-3 @md:flex-row @md:flex-wrap">
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
      </div>
    </section>
  );
}

export default CallToAction;
