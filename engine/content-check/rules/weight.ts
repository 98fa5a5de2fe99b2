import { type PageRule, say } from '../check-context.ts';

/** What a page may bring along before somebody on a weak connection feels it, in bytes. */
export const weightLimits = { scripts: 120_000, content: 150_000, blocks: 60 } as const;

const inKilobytes = (bytes: number): number => Math.round(bytes / 1000);

/**
 * What a page costs who opens it: scripts of the widgets that come alive (compressed), and the size of its own content,
 * from which the HTML grows.
 */
export const checkWeight: PageRule = ({ page, blocks }, context) => {
  const alive = new Set(
    blocks.filter(({ widget }) => widget.hydrate !== 'never').map(({ widget }) => widget.type),
  );
  const scripts = context.weighScripts?.([...alive]) ?? 0;
  const content = JSON.stringify(page.blocks).length;
  const place = { rule: 'weight', level: 'warning', path: '' } as const;
  return [
    ...(scripts > weightLimits.scripts
      ? [
          say(context, 'weight-scripts', {
            place,
            values: {
              kb: inKilobytes(scripts),
              most: inKilobytes(weightLimits.scripts),
            },
          }),
        ]
      : []),
    ...(content > weightLimits.content
      ? [
          say(context, 'weight-content', {
            place,
            values: {
              kb: inKilobytes(content),
              most: inKilobytes(weightLimits.content),
            },
          }),
        ]
      : []),
    ...(blocks.length > weightLimits.blocks
      ? [
          say(context, 'weight-blocks', {
            place: { ...place, level: 'note' },
            values: { count: blocks.length },
          }),
        ]
      : []),
  ];
};
