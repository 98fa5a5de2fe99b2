import { useState } from 'react';
import type { MediaFile } from '#schemas/studio/media.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { MediaBrowser } from '../../media/media-browser.tsx';
import { MediaDetails } from '../../media/media-details.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';

/** The picture library. */
export default function Media() {
  const { t } = useStudioTexts();
  const [open, setOpen] = useState<MediaFile | null>(null);
  return (
    <>
      <Toolbar title={t('media.title')} lead={t('media.lead')} />
      <MediaBrowser act="media.open" onPress={setOpen} />
      {open && <MediaDetails key={open.id} file={open} onClose={() => setOpen(null)} />}
    </>
  );
}
