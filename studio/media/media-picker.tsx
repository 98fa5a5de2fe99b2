import type { MediaFile } from '#schemas/studio/media.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';

interface Props {
  /** What was chosen; its `src` is what content keeps. */
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Chooses a picture of the library, or uploads one and chooses it. Render it while it is open. */
export function MediaPicker({ onPick, onClose }: Props) {
  const { t } = useStudioTexts();
  const pick = (file: MediaFile) => {
    onPick(file);
    onClose();
  };
  return (
    <Dialog title={t('media.pick-title')} size="large" onClose={onClose}>
      <MediaBrowser act="media.choose" onPress={pick} />
    </Dialog>
  );
}
