import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { RichTextProps } from './props.ts';
import { RichHtml } from './rich-html.tsx';

/** Running text. Widgets may stand between its paragraphs. */
export function RichText({ props, slots, block }: ViewProps<RichTextProps, string>) {
  return (
    <div className="wrap band">
      <SectionHead block={block} title={props.title} />
      <RichHtml
        html={props.html}
        slots={slots}
        className={props.width === 'wide' ? 'prose max-w-none' : 'prose'}
      />
    </div>
  );
}

export default RichText;
