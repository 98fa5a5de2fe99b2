import type { ViewProps, WidgetQuery } from '#registry/widget.ts';
import type { ViewBlock as ViewBlockContent } from '#schemas/view-block.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';
import type { ViewBlockProps } from './props.ts';

/** HTML that editors keep in one place and show on many pages. Nothing, when there is no such block. */
export function ViewBlock({
  slots,
  data,
}: ViewProps<ViewBlockProps, string, { block: WidgetQuery<ViewBlockContent | null> }>) {
  if (!data.block) return null;
  return (
    <div className="wrap py-6">
      <div className="rounded-card rounded-br-[4.5rem] border border-line bg-surface p-6 desktop:p-8">
        <RichHtml html={data.block.content} slots={slots} className="prose max-w-[80ch]" />
      </div>
    </div>
  );
}

export default ViewBlock;
