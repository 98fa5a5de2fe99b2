import { Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MediaFile } from '#schemas/studio/media.ts';

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPick: (file: MediaFile) => void;
}

/** The library in a dialog; its code comes when it is opened. */
export const MediaPicker = lazy(async () => ({
  default: (await import('../../media/media-picker.tsx')).MediaPicker,
}));

/** Opens the media library and gives back the file that was chosen there. */
export function PickMedia({ label, disabled, onPick }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="s-btn" disabled={disabled} onClick={() => setOpen(true)}>
        <Image aria-hidden="true" size={16} />
        {label}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MediaPicker onPick={onPick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
