import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';
import type { NoticeProps } from './props.ts';
import type { NoticeQueries } from './queries.ts';

interface Tone {
  readonly icon: LucideIcon;
  readonly panel: string;
  readonly word: string;
}

const tones: Readonly<Record<NoticeProps['tone'], Tone>> = {
  info: { icon: Info, panel: 'border-info bg-info-soft', word: 'text-info' },
  success: { icon: CircleCheck, panel: 'border-success bg-success-soft', word: 'text-success' },
  caution: { icon: TriangleAlert, panel: 'border-sun-ink bg-sun-soft', word: 'text-sun-ink' },
  danger: { icon: CircleAlert, panel: 'border-danger bg-danger-soft', word: 'text-danger' },
};

/** Links keep the ink of the text: brand is not made for tinted grounds. */
const text = 'prose max-w-[68ch] [&_a]:font-semibold [&_a]:text-ink';

/** Something to know now. Its kind is told by a word and an icon besides the colour; after its last day it is gone. */
export function Notice({ props, slots, data, block }: ViewProps<NoticeProps, string, NoticeQueries>) {
  const { t, href } = usePage();
  if (!data.current || (!props.title && !props.html.trim())) return null;
  const { icon: Icon, panel, word } = tones[props.tone];
  const Heading = block.first ? 'h1' : 'h2';
  const headingId = `${block.id}-title`;
  return (
    <div className="wrap py-5">
      <section
        role="note"
        {...(props.title ? { 'aria-labelledby': headingId } : { 'aria-label': t(`notice.${props.tone}`) })}
        className={`@container overflow-hidden rounded-card border ${panel}`}
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 p-5 @xl:grid-cols-[auto_minmax(0,1fr)_auto] @xl:gap-5 @xl:p-6">
          <span className={`grid size-11 place-items-center rounded-control bg-surface ${word}`}>
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div className="min-w-0">
            <p className={`text-sm font-semibold ${word}`}>{t(`notice.${props.tone}`)}</p>
            {props.title && (
              <Heading id={headingId} className="mt-0.5 text-heading hyphens-auto">
                {props.title}
              </Heading>
            )}
            <div className="mt-1.5 empty:hidden">
              <RichHtml html={props.html} slots={slots} className={text} />
            </div>
          </div>
          {props.action && (
            <a
              className="col-start-2 inline-flex min-h-11 items-center justify-self-start rounded-full border-2 border-ink px-5 py-1.5 font-semibold hover:underline hover:underline-offset-4 @xl:col-start-3 @xl:max-w-64 @xl:self-center @xl:text-center"
              href={href(props.action.href)}
            >
              {props.action.label}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}

export default Notice;
