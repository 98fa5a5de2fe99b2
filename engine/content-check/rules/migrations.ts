import { normaliseProps } from '#registry/normalise-props.ts';
import { type PageRule, say } from '../check-context.ts';

/** Blocks stored by an older version of their widget: they are lifted whenever they are shown, and for good when saved. */
export const checkMigrations: PageRule = ({ blocks }, context) =>
  blocks.flatMap(({ block, blockId, widget }) => {
    const stored = block.version ?? 1;
    if (stored >= widget.version || !normaliseProps(widget, block).ok) return [];
    const place = { rule: 'migration', level: 'note', block_id: blockId, path: '' } as const;
    return [
      say(context, 'migration', { place, values: { type: widget.type, stored, version: widget.version } }),
    ];
  });
