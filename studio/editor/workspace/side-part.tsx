import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Block } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Outline } from '../outline/outline.tsx';
import { placeKey } from '../outline/outline-rows.ts';
import type { Landing } from '../outline/use-follow-chosen.ts';
import { Palette, type PaletteTarget } from '../palette/palette.tsx';

/** A place of a block that somebody wants to fill. */
export interface EmptyPlace {
  readonly parent: string;
  readonly slot: string;
}

interface Props {
  readonly blocks: readonly Block[];
  readonly chosen: string | null;
  readonly onOpen: () => void;
  /** While there is one, the palette is open for it, wherever it was asked for: outline or canvas. */
  readonly filling: EmptyPlace | null;
  readonly onFill: (place: EmptyPlace | null) => void;
}

/** Left of the canvas: what is on the page, and what can be put there. */
export function SidePart({ blocks, chosen, onOpen, filling, onFill }: Props) {
  const { t } = useStudioTexts();
  const [tab, setTab] = useState('outline');
  // The outline may come a moment after the letters that are typed.
  const shown = useDeferredValue(blocks);
  const afterChosen = useMemo(() => ({ after: chosen }), [chosen]);
  const target: PaletteTarget = filling ?? afterChosen;
  const go = (next: string) => {
    onFill(null);
    setTab(next);
  };
  const [landing, setLanding] = useState<Landing | null>(null);
  const landed = useCallback(() => setLanding(null), []);
  const fill = useCallback((parent: string, slot: string) => onFill({ parent, slot }), [onFill]);
  const backTo = (line: Landing) => {
    go('outline');
    setLanding(line);
  };
  return (
    <div className="py-2">
      <Tabs
        label={t('editor.left')}
        value={filling ? 'palette' : tab}
        onChange={go}
        tabs={[
          {
            key: 'outline',
            label: t('editor.outline-tab'),
            content: (
              <Outline
                blocks={shown}
                chosen={chosen}
                onOpen={onOpen}
                onFill={fill}
                landing={landing}
                onLanded={landed}
              />
            ),
          },
          {
            key: 'palette',
            label: t('editor.palette-tab'),
            content: (
              <Palette
                target={target}
                onAdded={() => backTo({ on: 'chosen' })}
                onLeave={() =>
                  backTo(
                    filling ? { on: 'line', key: placeKey(filling.parent, filling.slot) } : { on: 'chosen' },
                  )
                }
              />
            ),
          },
        ]}
      />
    </div>
  );
}
