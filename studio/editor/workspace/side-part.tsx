import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Block } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Outline } from '../outline/outline.tsx';
import { Palette, type PaletteTarget } from '../palette/palette.tsx';

interface Props {
  readonly blocks: readonly Block[];
  readonly chosen: string | null;
  readonly onOpen: () => void;
}

/** Left of the canvas: what is on the page, and what can be put there. */
export function SidePart({ blocks, chosen, onOpen }: Props) {
  const { t } = useStudioTexts();
  const [tab, setTab] = useState('outline');
  const [place, setPlace] = useState<{ readonly parent: string; readonly slot: string } | null>(null);
  // The outline may come a moment after the letters that are typed.
  const shown = useDeferredValue(blocks);
  const target = useMemo<PaletteTarget>(() => place ?? { after: chosen }, [place, chosen]);
  const go = (next: string) => {
    setPlace(null);
    setTab(next);
  };
  const [landing, setLanding] = useState(false);
  const landed = useCallback(() => setLanding(false), []);
  const fill = useCallback((parent: string, slot: string) => {
    setPlace({ parent, slot });
    setTab('palette');
  }, []);
  return (
    <div className="py-2">
      <Tabs
        label={t('editor.left')}
        value={tab}
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
                onAdded={() => {
                  go('outline');
                  setLanding(true);
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
